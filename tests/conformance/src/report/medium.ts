/** How a report speaks of what was exchanged, by what carried it. */
export interface MediumWords {
  asked: string
  came: string
  /** The whole of what came, and a spot in it. */
  whole: string
  within: string
  /** What is listed of it, each seen or not. */
  listed: string
  /** Whether it has a status and a time to answer. */
  isHttp: boolean
}

const HTTP: MediumWords = {
  asked: 'Request',
  came: 'Answer',
  whole: 'the answer as a whole',
  within: 'in the answer',
  listed: 'codes',
  isHttp: true,
}
const SOCKET: MediumWords = {
  asked: 'What the client sent',
  came: 'What the server sent',
  whole: 'the connection as a whole',
  within: 'in the message',
  listed: 'codes',
  isHttp: true,
}
const FRAME: MediumWords = {
  asked: 'The page, and what was done in it',
  came: 'What the page told the app',
  whole: 'the page as a whole',
  within: 'in the message',
  listed: 'messages',
  isHttp: false,
}

/** The words for a method as a report has it: one of HTTP's, or of the socket and framed pages. */
export function mediumOf(method: string): MediumWords {
  if (method === 'FRAME') return FRAME
  return ['SOCKET', 'RECEIVE', 'SEND'].includes(method) ? SOCKET : HTTP
}

/** A violation's sentence where no answer is meant but a message. */
export function ofMessage(sentence: string): string {
  return sentence.replace(', the answer has ', ', it has ')
}
