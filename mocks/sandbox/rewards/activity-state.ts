/** A day of the month as the calendar shows it. */
export interface CalendarDay {
  day: number
  state: 'signed' | 'missed' | 'today' | 'future'
  deposit: 'none' | 'ready' | 'signed'
}

/** Everything that the page shows about a player. */
export interface ActivityState {
  /** The month such as `2026-11`, and its days in order. */
  month: string
  days: CalendarDay[]
  signUps: number
  depositSigns: number
  spins: number
  energyFills: number
  taskRewards: number
  energy: number
  points: number
}
