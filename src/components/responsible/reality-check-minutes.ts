import { SetRealityCheckBody } from '#generated/http/schemas/set-reality-check-body.ts'

export type RealityCheckMinutes = SetRealityCheckBody['minutes']

/** The minutes to choose from between two reality checks. */
export const REALITY_CHECK_MINUTES: readonly RealityCheckMinutes[] =
  SetRealityCheckBody.shape.minutes.def.options.flatMap(({ def }) => def.values)

/** The minutes of the device's session reminder as those of the reality check: the longest for others, and for none. */
export function toRealityCheckMinutes(minutes: number): RealityCheckMinutes {
  return REALITY_CHECK_MINUTES.find((one) => one === minutes) ?? 60
}
