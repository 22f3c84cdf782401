// "Try it": sends an operation to the mock behind `npm run docs -- --port N`. Elsewhere there is no try.json, and no form.
export {}

/** What the server of the site knows of the mock. */
interface Target {
  readonly personas: readonly { readonly username: string; readonly password: string }[]
  readonly deviceId: string
}

/** The server of the samples (`../samples.ts`). */
const SERVER = 'http://localhost:4010'
const HASH = /^[0-9a-f]{64}$/
const KEY = 'input[name="Idempotency-Key"]'

/** As the app sends a password: without spaces, SHA-256, in hexadecimal. */
async function hashPassword(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text.replaceAll(/\s/g, ''))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The body with typed passwords hashed. Throws if the text is no JSON. */
async function readBody(text: string, passwords: readonly string[]): Promise<string> {
  const body = JSON.parse(text) as Record<string, unknown>
  for (const name of passwords) {
    const typed = body[name]
    if (typeof typed === 'string' && !HASH.test(typed)) body[name] = await hashPassword(typed)
  }
  return JSON.stringify(body)
}

/** Sends what a form holds. Returns the response as text to show. */
async function send(form: HTMLFormElement): Promise<string> {
  const { method = '', path = '', passwords = '' } = form.dataset
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const query = new URLSearchParams()
  let address = path
  for (const { value, name, dataset } of form.querySelectorAll('input')) {
    if (dataset['in'] === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value))
    else if (value !== '' && dataset['in'] === 'query') query.append(name, value)
    else if (value !== '') headers[name] = value
  }
  const text = form.querySelector('textarea')?.value
  const body = text === undefined ? null : await readBody(text, passwords.split(' ').filter(Boolean))
  const response = await fetch(query.size === 0 ? address : `${address}?${query.toString()}`, { method, headers, body })
  const type = response.headers.get('content-type') ?? 'no content type'
  const received = await response.text()
  const shown = type.includes('json') ? JSON.stringify(JSON.parse(received), null, 2) : received
  return `HTTP ${String(response.status)} · ${type}\n\n${shown}`
}

/** Each press is a new intent. */
function renewKey(form: HTMLFormElement): void {
  const key = form.querySelector<HTMLInputElement>(KEY)
  if (key) key.value = crypto.randomUUID()
}

async function submit(form: HTMLFormElement): Promise<void> {
  const output = form.querySelector('output')
  const text = output?.querySelector('pre')
  if (!output || !text) return
  text.textContent = 'Sending …'
  output.hidden = false
  try {
    text.textContent = await send(form)
    renewKey(form)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    text.textContent = error instanceof SyntaxError ? `The body is no JSON: ${message}` : `No response: ${message}`
  }
}

async function logIn(persona: Target['personas'][number], deviceId: string, status: HTMLElement): Promise<void> {
  const { username, password } = persona
  const response = await fetch('/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', deviceId },
    body: JSON.stringify({ username, password: await hashPassword(password) }),
  })
  const { success, msg } = (await response.json()) as { success: boolean; msg: string }
  status.textContent = success ? `Logged in as ${username}` : msg
}

async function readTarget(): Promise<Target | undefined> {
  try {
    const response = await fetch('try.json')
    return response.ok ? ((await response.json()) as Target) : undefined
  } catch {
    return undefined
  }
}

function offer({ personas, deviceId }: Target): void {
  const select = document.querySelector<HTMLSelectElement>('#login')
  const status = document.getElementById('login-status')
  if (select && status) {
    select.append(...personas.map(({ username }) => new Option(username)))
    select.addEventListener('change', () => {
      const persona = personas.find(({ username }) => username === select.value)
      if (persona) logIn(persona, deviceId, status).catch(() => (status.textContent = 'No response'))
    })
    if (select.parentElement) select.parentElement.hidden = false
  }
  for (const code of document.querySelectorAll('.samples .text'))
    code.textContent = code.textContent.replace(SERVER, location.origin)
  for (const form of document.querySelectorAll<HTMLFormElement>('form.try')) {
    const details = form.parentElement
    if (details) details.hidden = false
    for (const input of form.querySelectorAll<HTMLInputElement>('input[name="deviceId"]')) input.value = deviceId
    renewKey(form)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void submit(form)
    })
  }
}

const target = await readTarget()
if (target) offer(target)
