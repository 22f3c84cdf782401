// The browser code of the demo wallet.
import type { PayPageData } from '../page-data.ts'
import { byId, readPageData } from './dom.ts'

const { payKey, appOrigin, texts } = readPageData<PayPageData>()
const framed = window.parent !== window
const buttons = [...document.querySelectorAll<HTMLButtonElement>('#actions button')]

function showError(text: string): void {
  byId('error').textContent = text
  byId('error').hidden = text === ''
}

/** What the player does now; a frame that was cancelled has its button. */
function getNext(paid: boolean): string {
  if (paid) return texts.howPaid
  return framed ? '' : texts.howTab
}

function finish(paid: boolean): void {
  byId('ask').hidden = true
  byId('done').hidden = false
  byId(paid ? 'mark-paid' : 'mark-cancelled').removeAttribute('hidden')
  byId('done-title').textContent = paid ? texts.confirmed : texts.cancelled
  byId('done-text').textContent = texts.cancelledText
  byId('done-text').hidden = paid
  byId('done-sum').hidden = !paid
  byId('done-how').textContent = getNext(paid)
  byId('done-how').hidden = getNext(paid) === ''
  byId('done-close').hidden = !framed
  byId('done-close').textContent = paid ? texts.back : texts.backToDeposit
  byId('done-return').hidden = framed
  document.title = byId('done-title').textContent ?? ''
  byId('done-title').focus()
}

async function send(action: 'confirm' | 'cancel'): Promise<void> {
  showError('')
  byId('working').textContent = texts.working
  for (const button of buttons) button.disabled = true
  let retry = true
  try {
    const response = await fetch(`/demo/pay/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify({ payKey }),
      signal: AbortSignal.timeout(10_000),
    })
    const result = (await response.json()) as { success: boolean; msg?: string }
    if (result.success) {
      finish(action === 'confirm')
      return
    }
    retry = false
    showError(`${result.msg ?? texts.failed}\n${texts.failedNext}`)
  } catch (error) {
    retry = error instanceof TypeError
    showError(retry ? texts.offline : texts.unknown)
  } finally {
    byId('working').textContent = ''
    // After an unknown or refused outcome a second tap would only confuse: the app shows the result.
    for (const button of buttons) button.disabled = !retry
  }
}

byId('confirm').addEventListener('click', () => void send('confirm'))
byId('cancel').addEventListener('click', () => void send('cancel'))
byId('done-close').addEventListener('click', () => window.parent.postMessage({ event: 'close' }, appOrigin))
