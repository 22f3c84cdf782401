/** One measured figure with its unit and its ratio to a reference. */
export interface Figure {
  name: string
  value: number
  unit: string
  comparedWith: string
  /** The value divided by the reference. */
  ratio: number
}

/** The median. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? Number.NaN) + high) / 2
}

/** The figures as a table for a terminal. */
export function table(figures: Figure[]): string {
  const rows = figures.map(({ name, value, unit, comparedWith, ratio }) => [
    name,
    `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })} ${unit}`,
    `${ratio.toFixed(2)} ×`,
    comparedWith,
  ])
  const all = [['figure', 'value', 'ratio', 'of'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 1 || column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
