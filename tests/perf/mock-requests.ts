import { request, type Agent } from 'node:http'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'

/** One GET. Throws unless the envelope means success, because a fast refusal is not comparable. */
export async function getSuccess(agent: Agent, url: string, headers: { [name: string]: string }): Promise<void> {
  const body = await new Promise<string>((settle, fail) => {
    const sent = request(url, { agent, headers }, (response) => {
      let text = ''
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => settle(text))
    })
    sent.on('error', fail).end()
  })
  if (!body.includes('"success":true')) throw new Error(`${url} returned ${body.slice(0, 200)}`)
}

/** The session cookie of a persona. */
export async function logIn(url: string): Promise<string> {
  const personas = (await (await fetch(`${url}/__mock/personas`)).json()) as { username: string; password: string }[]
  const persona = personas.find(({ username }) => username === 'ratified')
  if (persona === undefined) throw new Error('The mock has no persona "ratified"')
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: persona.username, password: hashPassword(persona.password) }),
  })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
