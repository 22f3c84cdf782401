/** A day of the month as the calendar shows it. */
export interface CalendarDay {
  day: number
  state: 'signed' | 'missed' | 'today' | 'future'
  deposit: 'none' | 'ready' | 'signed'
}

/** All that the page shows of a player. */
export interface ActivityState {
  /** Such as `2026-11`, and its days in order. */
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
