import type { components } from '#generated/openapi.d.ts'
import type { MockResponse } from '../http/request-context.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { showPrize } from '../handlers/rewards/show.ts'
import { getMessages } from '../messages/messages.ts'
import type { Messages } from '../messages/en-us.ts'
import { renderActivityPage } from '../pages/activity-page.ts'
import { ACTIVITY_ACTIONS, WHEEL, type ActivityAction } from '../sandbox/rewards/activities.ts'
import type { Sandboxes } from '../sandbox/sandboxes.ts'
import { explainedPage } from './explained-page.ts'
import { pageResponse, readLook } from './page-response.ts'

const STATUS: Readonly<Record<string, number>> = { badAction: 400, activityEnded: 403 }
/** The HTTP status of a refusal by an activity's rules. */
const REFUSED = 409

/** A reward in the frame contract's form, where a coupon is one coupon. */
function framed(reward: components['schemas']['Reward']): { type: string; amount: number } {
  return { type: reward.type, amount: reward.amount ?? 1 }
}

/** `GET /demo/activity?token=`: uses up an activity's token and returns its page. */
export async function openActivity(sandboxes: Sandboxes, search: URLSearchParams): Promise<MockResponse> {
  const look = readLook(search)
  const token = search.get('token') ?? ''
  const sandbox = sandboxes.ofToken(token)
  sandbox?.clock.runDue()
  const opened = sandbox?.rewards.activities.open(token, look.lang)
  if (sandbox === undefined || opened === undefined) return explainedPage(look)
  const { activities } = sandbox.rewards
  const { appOrigin, activityId } = opened.visit
  const page = {
    ...look,
    activityId,
    key: opened.key,
    appOrigin,
    state: activities.getState(opened.account),
    wheel: WHEEL.map(showPrize).map(framed),
  }
  return pageResponse((nonce) => renderActivityPage({ ...page, nonce }), appOrigin)
}

function refusal(error: keyof Messages['activity'], text: Messages, more: Json = {}): MockResponse {
  return {
    status: STATUS[error] ?? REFUSED,
    headers: {},
    body: { success: false, error, msg: text.activity[error], ...more },
  }
}

/** The action named by the last part of a path, such as `deposit-sign`. */
function findAction(name: string): ActivityAction | undefined {
  return ACTIVITY_ACTIONS.find((action) => action.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) === name)
}

/**
 * `POST /demo/activity/<action> {key, day?}`: performs the action and returns `{success, event, rewards, state,
 * segment?}`; `event` is the frame message. Refuses with 400 badAction, 403 activityEnded, else 409, and a `msg`.
 */
export function actInActivity(sandboxes: Sandboxes, { key, day }: Json, name: string): MockResponse {
  const sandbox = typeof key === 'string' ? sandboxes.ofToken(key) : undefined
  sandbox?.clock.runDue()
  const activities = sandbox?.rewards.activities
  const visitor = typeof key === 'string' ? activities?.visitor(key) : undefined
  const text = getMessages(visitor?.language ?? 'en-US')
  const action = findAction(name)
  const isDay = typeof day === 'number' && Number.isInteger(day) && day >= 1 && day <= 31
  if (activities === undefined || visitor?.account === undefined) return refusal('activityEnded', text)
  if (action === undefined || (day !== undefined && !isDay)) return refusal('badAction', text)
  const gain = activities.act(visitor.account, action, isDay ? day : undefined)
  const state = activities.getState(visitor.account)
  if (typeof gain === 'string') return refusal(gain, text, { state })
  const segment = gain.segment === undefined ? {} : { segment: gain.segment }
  return {
    status: 200,
    headers: {},
    body: { success: true, event: action, rewards: gain.rewards.map(framed), state, ...segment },
  }
}
