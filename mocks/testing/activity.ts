import type { PlayerClient } from './player-client.ts'

/** The response to an activity's page; `state` is what it shows. */
interface ActivityResponse {
  status: number
  success: boolean
  error?: string
  msg?: string
  event?: string
  rewards?: { type: string; amount: number }[]
  segment?: number
  state?: { days: { day: number; state: string; deposit: string }[]; energy: number; spins: number }
}

/** Opens an activity as the app does, and returns the actions of its page. */
export async function openActivity(
  player: PlayerClient,
  id = 'sign-in',
): Promise<{ url: string; key: string; act(action: string, more?: object): Promise<ActivityResponse> }> {
  const list = (await player.get('/api/act/fetch')).data as { id: string; url: string }[]
  const url = list.find((one) => one.id === id)?.url ?? ''
  const page = await (await fetch(`${url}&lang=vi-VN&theme=light`)).text()
  const key = /"key":"([^"]+)"/.exec(page)?.[1] ?? ''
  const act = async (action: string, more: object = {}): Promise<ActivityResponse> => {
    const response = await fetch(new URL(`/demo/activity/${action}`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, ...more }),
    })
    return { ...((await response.json()) as Omit<ActivityResponse, 'status'>), status: response.status }
  }
  return { url, key, act }
}
