import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import type { ControlModel } from '../control-model.ts'
import { showFailure, showStatus } from './control-kit.ts'

/** The app's entries in local storage (src/platform/storage-keys.ts). */
const STORED = { device: 'TUMPAK_DEVICEID', user: 'TUMPAK_USERINFO' }
const DAY_MS = 86_400_000

function readDeviceId(): string {
  const { value } = JSON.parse(localStorage.getItem(STORED.device) ?? '{}') as { value?: unknown }
  return typeof value === 'string' ? value : 'mock-control'
}

/** Logs in by the API, remembers the player as the app's own login does, and opens the app. */
async function openAppAs(username: string, password: string): Promise<void> {
  // The mock serves this page too, but no app: storage belongs to an origin.
  const app = await fetch('/game', { headers: { accept: 'text/html' } })
  if (!app.ok) throw new Error('The app is not at this address. Open /__mock at the address of the app.')
  const response = await fetch('/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', deviceId: readDeviceId() },
    body: JSON.stringify({ username, password: hashPassword(password) }),
  })
  const { success, msg, data } = (await response.json()) as { success: boolean; msg: string; data: unknown }
  if (!success) throw new Error(msg)
  localStorage.setItem(STORED.user, JSON.stringify({ value: data, expires: Date.now() + DAY_MS }))
  location.assign('/game')
}

/** The buttons of each persona. */
export function setUpPersonas({ personas }: ControlModel): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-login]')) {
    button.addEventListener('click', () => {
      const persona = personas.find(({ username }) => username === button.dataset['login'])
      if (persona) void openAppAs(persona.username, persona.password).catch(showFailure)
    })
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.addEventListener('click', () => {
      const text = button.dataset['copy'] ?? ''
      // The clipboard exists only in secure contexts and on loopback hosts.
      Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
        () => showStatus(`Copied: ${text}`),
        () => showStatus(`This browser does not let a page copy. The text is: ${text}`, true),
      )
    })
  }
}
