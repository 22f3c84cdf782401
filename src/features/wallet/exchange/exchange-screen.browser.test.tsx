import { type ReactElement, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useStores } from '#src/stores/stores-context.tsx'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { stuckIntent } from '../money-request/testing/stuck-intent.ts'
import { useMoneyRequest } from '../money-request/use-money-request.ts'
import { exchange } from './exchange.ts'
import { ExchangeScreen } from './exchange-screen.tsx'

/** The screen of a player who has waited for the result of an exchange for eleven minutes. */
function Stuck(): ReactElement {
  const { intents } = useMoneyRequest(exchange)
  const uid = useStores().session.uid ?? ''
  useState(() => intents.save({ ...stuckIntent(uid), goodsId: 'cap', name: 'Parol cap', quantity: 1 }))
  return <ExchangeScreen tab="points" onTab={() => undefined} />
}

describe('ExchangeScreen', () => {
  it.each([43301, 43302])('shows refusal %i beside the action', async (code) => {
    const sandbox = await createSandbox()
    const screen = await renderApp(<ExchangeScreen tab="points" onTab={() => undefined} />, {
      username: 'ratified',
      texts: ['wallet', 'exchange'],
    })
    await sandbox.injectFault('createExchange', { kind: 'code', code, msg: 'Not now' })
    await screen.getByRole('button', { name: 'Exchange Parol cap for 600 points' }).click()
    const sheet = screen.getByRole('dialog', { name: 'Review your exchange' })
    await sheet.getByRole('button', { name: 'Exchange' }).click()
    await expect.element(sheet).toMatchTextContent(/Not now/)
  })

  it('shows the result of a repeated exchange also if the history fails meanwhile', async () => {
    const sandbox = await createSandbox()
    await sandbox.injectFault('getExchange', { kind: 'status', status: 503 }, { times: 100 })
    const screen = await renderApp(<Stuck />, { username: 'ratified', texts: ['wallet', 'exchange'] })
    await sandbox.injectFault('createExchange', { kind: 'delay', ms: 1500 })
    const again = screen.getByRole('button', { name: 'Send the same request again' })
    await again.click()
    const reads = (await sandbox.calls('getExchange')).length
    await screen.getByRole('button', { name: 'Check now' }).click()
    await expect.poll(async () => (await sandbox.calls('getExchange')).length).toBeGreaterThan(reads)
    await expect
      .element(screen.getByRole('dialog', { name: 'Exchanged' }))
      .toMatchTextContent(/1 × Parol cap for 600 points\./)
  })
})
