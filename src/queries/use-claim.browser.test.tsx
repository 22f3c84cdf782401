import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { getClaimVipDailyMutationOptions } from '#generated/http/rewards/claim-vip-daily.ts'
import { getGetVipQueryOptions } from '#generated/http/rewards/get-vip.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { useClaim } from './use-claim.ts'

/** The daily reward of the VIP card, as a screen claims it. */
function DailyReward(): ReactElement {
  const queryClient = useQueryClient()
  const [says, setSays] = useState('')
  const { claim, isClaiming } = useClaim('claimVipDaily', getClaimVipDailyMutationOptions(), async () => {
    const { daily } = await queryClient.fetchQuery(getGetVipQueryOptions({ query: { staleTime: 0 } }))
    return daily.state === 'claimed'
  })
  const onClick = () => void claim().then(setSays, () => setSays('refused'))
  return (
    <button type="button" disabled={isClaiming} onClick={onClick}>
      Claim {says}
    </button>
  )
}

describe('useClaim', () => {
  it('claims a daily reward whose response was lost, and shows the refusal of a claimed one', async () => {
    const sandbox = await createSandbox()
    const { getByRole } = await renderApp(<DailyReward />, { username: 'ratified' })
    await sandbox.injectFault('claimVipDaily', { kind: 'drop' }, { after: true })
    await sandbox.injectFault('getVip', { kind: 'status', status: 500 })
    await getByRole('button', { name: /^Claim/ }).click()
    await expect.element(getByRole('button', { name: 'Claim unknown' })).toBeEnabled()
    // The repeat is refused as already claimed, so the first attempt succeeded.
    await getByRole('button', { name: /^Claim/ }).click()
    await expect.element(getByRole('button', { name: 'Claim claimed' })).toBeEnabled()
    await getByRole('button', { name: /^Claim/ }).click()
    await expect.element(getByRole('button', { name: 'Claim refused' })).toBeEnabled()
    expect(await sandbox.calls('claimVipDaily')).toHaveLength(3)
  })
})
