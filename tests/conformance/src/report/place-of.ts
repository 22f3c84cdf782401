/** What the pointer of a finding speaks of: the answer's body, the request, or neither. */
export type Side = 'answer' | 'request' | 'other'

/** Where a finding points: `/data/id` is in the answer's body, `body/amount` in that of the request. */
export function placeOf(pointer: string): { side: Side; words: string; bodyPointer: string } {
  if (pointer === '') return { side: 'answer', words: 'the answer as a whole', bodyPointer: '' }
  if (pointer.startsWith('/')) return { side: 'answer', words: 'in the answer', bodyPointer: pointer }
  const [part = '', ...rest] = pointer.split('/')
  if (!['body', 'query', 'path', 'header', 'cookie'].includes(part))
    return { side: 'other', words: '', bodyPointer: '' }
  // A header may be one of the answer: only the words of the finding tell.
  if (part === 'header') return { side: 'other', words: 'a header', bodyPointer: '' }
  const bodyPointer = part === 'body' && rest.length > 0 ? `/${rest.join('/')}` : ''
  return { side: 'request', words: 'in the request', bodyPointer }
}
