/** What a finding's pointer leads to: the response body, the request, or neither. */
export type Side = 'response' | 'request' | 'other'

/** Resolves a pointer: `/data/id` is in the response body, `body/amount` in the request's. */
export function getPlace(pointer: string): { side: Side; words: string; bodyPointer: string } {
  if (pointer === '') return { side: 'response', words: 'the whole response', bodyPointer: '' }
  if (pointer.startsWith('/')) return { side: 'response', words: 'in the response', bodyPointer: pointer }
  const [part = '', ...rest] = pointer.split('/')
  if (!['body', 'query', 'path', 'header', 'cookie'].includes(part))
    return { side: 'other', words: '', bodyPointer: '' }
  // This may be a response header, which only the finding's text shows.
  if (part === 'header') return { side: 'other', words: 'a header', bodyPointer: '' }
  const bodyPointer = part === 'body' && rest.length > 0 ? `/${rest.join('/')}` : ''
  return { side: 'request', words: 'in the request', bodyPointer }
}
