import type { components } from '#generated/openapi.d.ts'

/** The activities, parts of one page; titles are in `mocks/messages`. */
export const ACTIVITIES = [
  { id: 'sign-in', badge: 'signUp' },
  { id: 'deposit-sign', badge: 'depositSign' },
  { id: 'invite-wheel', badge: 'inviteSpin' },
  { id: 'energy', badge: 'energy' },
  { id: 'tasks', badge: 'task' },
] as const satisfies readonly { id: string; badge: components['schemas']['Activity']['badge'] }[]
