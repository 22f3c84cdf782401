import type { PlayerClient } from './player-client.ts'

/** Prepares and creates a deposit, opens its pay page, and returns number and pay key. */
export async function openDeposit(
  player: PlayerClient,
  amount: number,
  method = 'gcash',
): Promise<{ orderNo: string; payKey: string; payUrl: string }> {
  const { orderNo } = (await player.post('/api/recharge/preCreate', { method, amount })).data as { orderNo: string }
  const { payUrl } = (await player.post('/api/recharge/build', { orderNo })).data as { payUrl: string }
  const page = await (await fetch(payUrl)).text()
  const payKey = /"payKey":"([^"]+)"/.exec(page)?.[1] ?? ''
  return { orderNo, payKey, payUrl }
}
