/** @module The data of a plot, with its texts; made on the server. */

export type Tone = 'fits' | 'tight' | 'partly-on-cpu' | 'too-large' | 'plain' | 'half';

export interface PlotZone {
  readonly from: number;
  readonly to: number;
  readonly tone: Tone;
}

export interface PlotRowView {
  readonly key: string;
  readonly label: string;
  /** Next to the label: `8.5`. */
  readonly note?: string;
  readonly ranges: readonly { readonly from: number; readonly to: number; readonly tone: Tone }[];
  readonly marks?: readonly {
    readonly at: number;
    readonly shape: 'dot' | 'ring';
    readonly tone: Tone;
  }[];
  /** Its values as text. */
  readonly text: string;
  /** A bar instead of a thin range. */
  readonly solid?: boolean;
}

export interface PlotTable {
  /** The first one names the row. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Without a table: the page has the data next to it. */
export interface PlotDrawing {
  /** What the plot shows, for its accessible name. */
  readonly label: string;
  /** Above the row labels: `Bits per weight`. */
  readonly rowsLabel?: string;
  /** Below the axis: `Memory needed, GB`. */
  readonly axisLabel: string;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  readonly rows: readonly PlotRowView[];
  readonly zones?: readonly PlotZone[];
  readonly line?: { readonly at: number; readonly label: string };
  /** Key of the row whose values are shown at first. */
  readonly first?: string;
}

export interface PlotView extends PlotDrawing {
  readonly table: PlotTable;
}
