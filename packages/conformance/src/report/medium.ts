/** The words for one transport in a report. */
export interface MediumWords {
  sent: string
  came: string
  /** The names of the whole message and of a place in it. */
  whole: string
  within: string
  /** The name of the items whose coverage is listed. */
  listed: string
  /** Whether responses have a status and a time. */
  isHttp: boolean
}

const HTTP: MediumWords = {
  sent: 'Request',
  came: 'Response',
  whole: 'the whole response',
  within: 'in the response',
  listed: 'codes',
  isHttp: true,
}
const SOCKET: MediumWords = {
  sent: 'What the client sent',
  came: 'What the server sent',
  whole: 'the whole connection',
  within: 'in the message',
  listed: 'codes',
  isHttp: true,
}
const FRAME: MediumWords = {
  sent: 'The page and the taps in it',
  came: 'What the page sent to the app',
  whole: 'the whole page',
  within: 'in the message',
  listed: 'messages',
  isHttp: false,
}

/** Returns the words for a method: those of HTTP, of the socket or of framed pages. */
export function getMedium(method: string): MediumWords {
  if (method === 'FRAME') return FRAME
  return ['SOCKET', 'RECEIVE', 'SEND'].includes(method) ? SOCKET : HTTP
}
