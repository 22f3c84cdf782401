/** Players must be this old (section 5 of the specification). */
export const MINIMUM_AGE = 21

/**
 * Full years from a birthday to a day, both calendar days as `YYYY-MM-DD`; negative for a birthday to come. Give
 * Manila's day. Who was born on 29 February is a year older on 1 March where the year has no 29th.
 */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Whether a player of this birthday may play on this day, both `YYYY-MM-DD`: from the 21st birthday on. */
export function isOfAge(birthday: string, day: string): boolean {
  return ageOn(birthday, day) >= MINIMUM_AGE
}

/** The latest birthday of those who may play on a day, both `YYYY-MM-DD`: the last one that a calendar offers. */
export function latestBirthday(day: string): string {
  const birthday = `${String(Number(day.slice(0, 4)) - MINIMUM_AGE)}${day.slice(4)}`
  // A leap day, 21 years before which there was none.
  return birthday.endsWith('-02-29') ? birthday.replace(/29$/u, '28') : birthday
}
