package org.bitlane.hwmodels.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.bitlane.hwmodels.quantity.Quantities;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A chart of lines, with bands where they have intervals, and of points, in the style that all charts share. */
public final class Chart {
    private static final int WIDTH = 1200;
    private static final int HEIGHT = 800;
    private static final int BAND_OPACITY = 40;

    /** Greatest over least value above which only decades are labelled. */
    private static final double LONG_AXIS = 3000;

    /** Told apart in grey too: dark to light, and by marker. */
    private static final Color[] COLOURS = {
        new Color(0x0b4f8a),
        new Color(0xb3261e),
        new Color(0x1a7f37),
        new Color(0x8250df),
        new Color(0xb35900),
        new Color(0x3d7a8a)
    };

    private static final Marker[] MARKERS = {
        SeriesMarkers.CIRCLE,
        SeriesMarkers.SQUARE,
        SeriesMarkers.TRIANGLE_UP,
        SeriesMarkers.DIAMOND,
        SeriesMarkers.TRIANGLE_DOWN,
        SeriesMarkers.CROSS
    };

    private final XYChart chart;
    private final boolean logarithmicX;
    private final boolean logarithmicY;
    private int series;

    /**
     * A point of a line.
     *
     * @param x where
     * @param value how much
     * @param low lower end of its interval
     * @param high upper end of its interval
     */
    public record Point(double x, double value, double low, double high) {
        /** A point without an interval. */
        public Point(double x, double value) {
            this(x, value, value, value);
        }
    }

    /**
     * An empty chart.
     *
     * @param title above it
     * @param x what the horizontal axis shows, with its unit
     * @param y what the vertical axis shows, with its unit
     * @param logarithmicX whether the horizontal axis is logarithmic; all its values must then be positive
     * @param logarithmicY the same of the vertical axis
     */
    public Chart(String title, String x, String y, boolean logarithmicX, boolean logarithmicY) {
        this.logarithmicX = logarithmicX;
        this.logarithmicY = logarithmicY;
        chart = new XYChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .title(title)
                .xAxisTitle(x)
                .yAxisTitle(y)
                .build();
        chart.getStyler()
                .setXAxisLogarithmic(logarithmicX)
                .setYAxisLogarithmic(logarithmicY)
                .setXAxisLogarithmicDecadeOnly(false)
                .setYAxisLogarithmicDecadeOnly(false)
                .setAxisTitleFont(font(Font.PLAIN, 28))
                .setAxisTickLabelsFont(font(Font.PLAIN, 26))
                .setPlotGridLinesColor(new Color(0xd0d7de))
                .setXAxisTickMarkSpacingHint(110)
                .setYAxisTickMarkSpacingHint(70);
        chart.getStyler()
                .setChartTitleFont(font(Font.BOLD, 30))
                .setLegendFont(font(Font.PLAIN, 24))
                .setLegendPosition(LegendPosition.OutsideS)
                .setLegendLayout(LegendLayout.Horizontal)
                .setLegendBorderColor(Color.WHITE)
                .setChartBackgroundColor(Color.WHITE)
                .setPlotBackgroundColor(Color.WHITE)
                .setMarkerSize(14);
    }

    /**
     * Labels of a logarithmic axis: of a short one at 1, 2 and 5 of each decade, of a long one at 1 only, so that none
     * covers another. Numbers have no exponents: people read 16k sooner than 1.6E4.
     */
    private static Function<Double, String> labels(boolean logarithmic, double least, double most) {
        if (!logarithmic) {
            return Chart::label;
        }
        List<Long> shown = most / least > LONG_AXIS ? List.of(1L) : List.of(1L, 2L, 5L);
        return value -> {
            double mantissa = value / Math.pow(10, Math.floor(Math.log10(value) + 1e-9));
            return shown.contains(Math.round(mantissa)) ? label(value) : "";
        };
    }

    private static String label(double value) {
        boolean thousands = value >= 10_000;
        String digits = Quantities.digits(thousands ? value / 1000 : value);
        String shortest = digits.contains(".") ? digits.replaceFirst("\\.?0+$", "") : digits;
        return shortest + (thousands ? "k" : "");
    }

    private static Font font(int style, int size) {
        return new Font(Font.SANS_SERIF, style, size);
    }

    /** Adds a line, with a band from low to high where they differ. Names must differ. */
    public Chart line(String name, List<Point> points) {
        Color colour = COLOURS[series % COLOURS.length];
        if (points.stream().anyMatch(point -> point.low() < point.high())) {
            band(name, points, colour);
        }
        XYSeries line = chart.addSeries(name, xs(points), values(points));
        line.setXYSeriesRenderStyle(XYSeriesRenderStyle.Line);
        line.setMarker(MARKERS[series % MARKERS.length]).setMarkerColor(colour);
        line.setLineColor(colour).setLineWidth(3);
        series++;
        return this;
    }

    /** Adds points without a line, as published figures are. Names must differ. */
    public Chart points(String name, List<Point> points) {
        Color colour = COLOURS[series % COLOURS.length];
        XYSeries scatter = chart.addSeries(name, xs(points), values(points));
        scatter.setXYSeriesRenderStyle(XYSeriesRenderStyle.Line);
        scatter.setLineStyle(SeriesLines.NONE);
        scatter.setMarker(MARKERS[series % MARKERS.length]).setMarkerColor(colour);
        series++;
        return this;
    }

    private void band(String name, List<Point> points, Color colour) {
        double[] x = new double[2 * points.size()];
        double[] y = new double[2 * points.size()];
        for (int i = 0; i < points.size(); i++) {
            x[i] = points.get(i).x();
            y[i] = points.get(i).low();
            x[x.length - 1 - i] = points.get(i).x();
            y[y.length - 1 - i] = points.get(i).high();
        }
        XYSeries band = chart.addSeries(name + " interval", x, y);
        band.setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea);
        band.setMarker(SeriesMarkers.NONE);
        band.setLineStyle(new BasicStroke(0)).setLineColor(new Color(0, 0, 0, 0));
        band.setFillColor(new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), BAND_OPACITY));
        band.setShowInLegend(false);
    }

    /** The chart as an element of a page, a picture within it. */
    public String html(String description) {
        chart.getStyler()
                .setXAxisTickLabelsFormattingFunction(
                        labels(logarithmicX, least(XYSeries::getXMin), most(XYSeries::getXMax)))
                .setYAxisTickLabelsFormattingFunction(
                        labels(logarithmicY, least(XYSeries::getYMin), most(XYSeries::getYMax)));
        try {
            byte[] png = ChartEncoder.getBytes(chart, "png");
            return Html.figure(Base64.getEncoder().encodeToString(png), description, WIDTH, HEIGHT);
        } catch (IOException e) {
            throw new UncheckedIOException("drawing a chart", e);
        }
    }

    private double least(ToDoubleFunction<XYSeries> end) {
        return chart.getSeriesCollection().stream().mapToDouble(end).min().orElse(1);
    }

    private double most(ToDoubleFunction<XYSeries> end) {
        return chart.getSeriesCollection().stream().mapToDouble(end).max().orElse(1);
    }

    private static double[] xs(List<Point> points) {
        return points.stream().mapToDouble(Point::x).toArray();
    }

    private static double[] values(List<Point> points) {
        return points.stream().mapToDouble(Point::value).toArray();
    }

    /** The points that no other point beats in both: less x, more value. */
    static List<Point> front(Stream<Point> points) {
        List<Point> sorted = points.sorted(Comparator.comparingDouble(Point::x)
                        .thenComparing(Comparator.comparingDouble(Point::value).reversed()))
                .toList();
        List<Point> front = new ArrayList<>();
        for (Point point : sorted) {
            if (front.isEmpty() || point.value() > front.get(front.size() - 1).value()) {
                front.add(point);
            }
        }
        return front;
    }
}
