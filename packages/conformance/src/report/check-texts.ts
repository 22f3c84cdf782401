/** A check's description for readers who do not know the document. */
export interface CheckText {
  title: string
  looksAt: string
}

const TEXTS: { [check: string]: CheckText } = {
  all: { title: 'All checks', looksAt: 'whether the operation may be tested at all' },
  'bad-input': { title: 'Invalid input', looksAt: 'whether input outside the limits of the document is refused' },
  cache: { title: 'Caching', looksAt: 'whether a response to a session is kept from shared caches' },
  code: {
    title: 'Documented codes',
    looksAt: 'whether a refusal has a code that the document lists for the operation',
  },
  'content-type': { title: 'Content type', looksAt: 'whether the response has the documented content type' },
  cookie: { title: 'Cookie', looksAt: 'whether the session cookie has the attributes that protect it' },
  cooldown: { title: 'Cooldown', looksAt: 'whether an operation is refused for as long as the document says' },
  created: { title: 'Created data', looksAt: 'whether created data appears in the reads that should show it' },
  deleted: { title: 'Deleted data', looksAt: 'whether deleted data can no longer be read' },
  enum: { title: 'Listed values', looksAt: 'whether a field with a fixed list of values has one of them' },
  envelope: {
    title: 'Envelope',
    looksAt: 'whether the envelope is complete and means either success or refusal',
  },
  fields: { title: 'Chosen fields', looksAt: 'whether a response has only the fields that a request asks for' },
  filter: { title: 'Filters', looksAt: 'whether a list has only the items that a filter asks for' },
  format: { title: 'Formats', looksAt: 'whether times, addresses and other formats match the document' },
  'frame-address': { title: 'Address of the page', looksAt: 'whether the app may open this address in a frame' },
  'frame-close': { title: 'No late close', looksAt: 'whether the page sends no close after the app closed its frame' },
  'frame-error': {
    title: 'Script errors',
    looksAt: "whether the page's script works without session and storage",
  },
  'frame-event': { title: 'Documented messages', looksAt: 'whether the page sends only documented messages' },
  'frame-kind': { title: 'Messages by kind', looksAt: 'whether a page of this kind may send its messages' },
  'frame-load': { title: 'Shown in a frame', looksAt: 'whether the app can show the page in a frame' },
  'frame-once': { title: 'Sent once', looksAt: 'whether a page sends one message for one event' },
  'frame-origin': {
    title: 'Origin of the page',
    looksAt: 'whether the page stays on its origin and sends messages from it',
  },
  'frame-sandbox': { title: 'Frame permissions', looksAt: 'whether the page does only what its frame allows' },
  'frame-schema': { title: 'Message schema', looksAt: 'whether every message matches its schema' },
  'frame-secret': { title: 'Secrets in messages', looksAt: 'whether messages do not contain the launch token' },
  'frame-steps': { title: 'Messages after a tap', looksAt: 'whether the page sends the expected message after a tap' },
  'frame-target': {
    title: 'Own window',
    looksAt: "whether messages come from the page's own window, not a nested one",
  },
  'frame-unasked': {
    title: 'No deposit without a tap',
    looksAt: 'whether the page opens the deposit only after a tap',
  },
  fresh: { title: 'Freshness', looksAt: 'whether a read shows the writes that it must show, not an earlier state' },
  fuzz: { title: 'Random input', looksAt: 'whether the server handles random valid and invalid input' },
  headers: { title: 'Headers', looksAt: 'whether the documented headers are present and valid' },
  idempotency: { title: 'Idempotency key', looksAt: 'whether a repeated request runs once' },
  'idempotency-at-once': {
    title: 'Concurrent requests with one key',
    looksAt: 'whether two identical concurrent requests run once, and the second gets the documented response',
  },
  'idempotency-content': {
    title: 'Key of another request',
    looksAt: 'whether a key of another request is refused with its code',
  },
  'idempotency-refusal': {
    title: 'Key after a refusal',
    looksAt: 'whether a refused request can be retried with the same key',
  },
  'idempotency-late': { title: 'Key after a pause', looksAt: 'whether a repeated request runs once after a pause too' },
  language: { title: 'Language', looksAt: 'whether messages are in the requested language' },
  leak: { title: 'Server internals', looksAt: 'whether responses expose server internals' },
  link: {
    title: 'Links',
    looksAt: 'whether a linked operation finds the data of another operation',
  },
  load: { title: 'Concurrent requests', looksAt: 'whether many concurrent requests all get a response in time' },
  method: { title: 'Undocumented method', looksAt: 'whether an undocumented method is refused' },
  money: { title: 'Decimals of money', looksAt: 'whether amounts have at most two decimals' },
  open: { title: 'Open to visitors', looksAt: 'whether an operation for visitors works without a session' },
  order: { title: 'Order', looksAt: 'whether the items of a list are in the documented order' },
  origin: { title: 'Foreign origin', looksAt: 'whether requests from another website are refused' },
  'other-player': { title: "Another player's data", looksAt: "whether a player can use another player's data" },
  oversized: { title: 'Oversized body', looksAt: 'whether a body of many megabytes is refused' },
  pagination: {
    title: 'Pagination',
    looksAt: 'whether the pages of a list contain each entry once and match the total',
  },
  'refusal-code': {
    title: 'Code of a refusal',
    looksAt: 'whether invalid input is refused with its documented code',
  },
  'refusal-status': {
    title: 'Status of refusals',
    looksAt: 'whether the server refuses with the envelope or with HTTP 4xx, as the document says',
  },
  request: {
    title: 'Request of the app',
    looksAt: 'whether the app sends parameters and a body that match the document',
  },
  schema: {
    title: 'Response schema',
    looksAt: 'whether every field matches the document',
  },
  'session-lasts': { title: 'Session lasts', looksAt: 'whether a session lasts for a minute without requests' },
  session: { title: 'Session', looksAt: 'whether an operation that needs a session refuses requests without one' },
  sharing: {
    title: 'Sharing with other origins',
    looksAt: 'whether pages of other websites cannot read responses to a session',
  },
  count: { title: 'Count', looksAt: 'whether the count in a message equals the count in a response' },
  event: { title: 'Event delivery', looksAt: 'whether the server sends the event when it is triggered' },
  range: { title: 'Ranges', looksAt: 'whether a list has only the items of the requested range' },
  redelivery: {
    title: 'Redelivery',
    looksAt: 'whether an unacknowledged message is sent again after a reconnect',
  },
  sort: { title: 'Sorting', looksAt: 'whether a list is in the order that a request asks for' },
  'socket-acknowledged': {
    title: 'Acknowledgement',
    looksAt: 'whether an acknowledged message is not sent again',
  },
  'socket-admission': { title: 'Admission', looksAt: "whether a player's own connection is accepted" },
  'socket-close-code': { title: 'Close codes', looksAt: 'whether connections are closed with documented codes' },
  'socket-event': { title: 'Documented events', looksAt: 'whether every message is documented' },
  'socket-garbage': { title: 'Undocumented frames', looksAt: 'whether an undocumented frame is ignored' },
  'socket-heartbeat': { title: 'Heartbeat', looksAt: 'whether every ping gets one pong in time' },
  'socket-once': { title: 'Once', looksAt: 'whether a message arrives once per connection' },
  'socket-order': { title: 'Order', looksAt: 'whether redelivered messages keep their order' },
  'socket-origin': { title: 'Foreign origin', looksAt: 'whether the socket refuses pages of other websites' },
  'socket-oversized': { title: 'Oversized frames', looksAt: 'whether the server keeps responding after a huge frame' },
  'socket-session': { title: 'Session', looksAt: 'whether the socket refuses a connection without a session' },
  'socket-sid': { title: 'Message ids', looksAt: 'whether each message has a unique id and keeps it' },
  'socket-standing': {
    title: 'Stands',
    looksAt: 'whether a connection that pings stays open beyond the idle limit',
  },
  'socket-stays': {
    title: 'Connection stays',
    looksAt: 'whether the server keeps the connection of an admitted player open',
  },
  'socket-text': { title: 'Text frames', looksAt: 'whether messages are sent as text' },
  'socket-uid': { title: "Another player's socket", looksAt: "whether one player can listen to another's messages" },
  status: {
    title: 'HTTP status',
    looksAt: 'whether the response has a status that the document lists for this operation',
  },
  success: { title: 'Success', looksAt: 'whether a valid request succeeds' },
  time: { title: 'Response time', looksAt: 'whether the response arrived in time' },
  unchanged: { title: 'No change on refusal', looksAt: 'whether a refused request changed nothing' },
  'undocumented-call': { title: 'Documented requests', looksAt: 'whether the app sends only documented requests' },
  'undocumented-field': {
    title: 'Undocumented fields',
    looksAt: 'whether the response has undocumented fields',
  },
  'valid-input': {
    title: 'Valid input',
    looksAt: 'whether input within the limits of the document is accepted, the limit included',
  },
}

/** The texts of a check; one without texts is shown by its name. */
export function checkText(check: string): CheckText {
  return Object.hasOwn(TEXTS, check) ? (TEXTS[check] ?? unnamed(check)) : unnamed(check)
}

function unnamed(check: string): CheckText {
  const words = check.replace(/[-_]+/g, ' ')
  return { title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`, looksAt: '' }
}
