/** The minimum age of players, in years. */
export const MINIMUM_AGE = 21

/**
 * Full years from a birthday to a day, both calendar days as `YYYY-MM-DD`; negative for a future birthday. Pass
 * Manila's day. A birthday on 29 February counts from 1 March in other years.
 */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Whether a player with this birthday may play on this day, both `YYYY-MM-DD`. */
export function isOfAge(birthday: string, day: string): boolean {
  return ageOn(birthday, day) >= MINIMUM_AGE
}

/**
 * Whether a player is too young by any plausible clock: one year short on the device's day, both `YYYY-MM-DD`. A clock
 * that is further off fails TLS; closer to the birthday the server decides.
 */
export function isSurelyUnderAge(birthday: string, deviceDay: string): boolean {
  return ageOn(birthday, deviceDay) < MINIMUM_AGE - 1
}

/** The latest birthday that a calendar offers on the device's day, both `YYYY-MM-DD`: see {@link isSurelyUnderAge}. */
export function latestBirthday(deviceDay: string): string {
  return `${String(Number(deviceDay.slice(0, 4)) - MINIMUM_AGE + 1)}${deviceDay.slice(4)}`
}
