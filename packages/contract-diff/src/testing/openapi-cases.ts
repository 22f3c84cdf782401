import { at } from '@tumpak/contract-kit/json.ts'
import { all, drop, pull, push, set, type Case } from './testing-changes.ts'

const S = '/components/schemas'
const WITHDRAW = '/paths/~1api~1withdraw~1create/post'
const PREPARE = '/paths/~1api~1recharge~1preCreate/post'
const BALANCE = '/paths/~1api~1balance/get'
const RECORDS = '/paths/~1api~1game~1record~1{type}/get'
const HELPER = '/paths/~1api~1game~1helper/get/parameters'
const JSON_200 = 'responses/200/content/application~1json'

/** Breaking changes of the HTTP document. */
export const BREAKING: readonly Case[] = [
  {
    name: 'a money operation has a new code',
    change: push(`${WITHDRAW}/x-codes`, { code: 49999, name: 'closed', cause: 'Night.' }),
    breaks: ['players'],
  },
  { name: 'an operation is removed', change: drop('/paths/~1api~1letter~1read'), breaks: ['players'] },
  { name: 'an operation changes its method', change: (root) => all(set('/paths/~1api~1letter~1read/put', at(root, '/paths/~1api~1letter~1read/post')), drop('/paths/~1api~1letter~1read/post'))(root), breaks: ['players'] }, // prettier-ignore
  { name: 'a response loses a required field', change: all(drop(`${S}/UserAccount/properties/deposit`), pull(`${S}/UserAccount/required`, 'deposit')), breaks: ['players'] }, // prettier-ignore
  { name: 'a response loses an optional field', change: drop(`${S}/Letter/properties/claimed`), breaks: ['players'] },
  {
    name: 'a field of a response may be left out',
    change: pull(`${S}/UserAccount/required`, 'balance'),
    breaks: ['players'],
  },
  {
    name: 'a field of a response changes its type',
    change: set(`${S}/Letter/properties/read`, { type: 'string' }),
    breaks: ['backends', 'players'],
  },
  {
    name: 'a field of a response may be null',
    change: set(`${S}/Letter/properties/title/type`, ['string', 'null']),
    breaks: ['players'],
  },
  {
    name: 'a response has one more enum value',
    change: push(`${S}/User/properties/gender/enum`, 'other'),
    breaks: ['players'],
  },
  {
    name: 'a response has one enum value less',
    change: pull(`${S}/Reward/properties/type/enum`, 'energy'),
    breaks: ['backends'],
  },
  { name: 'a response may be longer', change: set(`${S}/Letter/properties/title/maxLength`, 200), breaks: ['players'] },
  {
    name: 'a response must be shorter',
    change: set(`${S}/Letter/properties/title/maxLength`, 60),
    breaks: ['backends'],
  },
  { name: 'a response has a new required field', change: all(set(`${S}/UserAccount/properties/bonus`, { type: 'number' }), push(`${S}/UserAccount/required`, 'bonus')), breaks: ['backends'] }, // prettier-ignore
  {
    name: 'an optional field of a response is required',
    change: push(`${S}/Letter/required`, 'claimed'),
    breaks: ['backends'],
  },
  {
    name: 'a response gets a pattern',
    change: set(`${S}/Letter/properties/title/pattern`, '^[A-Z]'),
    breaks: ['backends'],
  },
  { name: 'a response loses its format', change: drop(`${S}/Peso/format`), breaks: ['players'] },
  {
    name: 'a list of a response may be longer',
    change: set(`${S}/GamePage/properties/list/maxItems`, 500),
    breaks: ['players'],
  },
  { name: 'a request has a new required field', change: all(set(`${S}/LoginBody/properties/captcha`, { type: 'string' }), push(`${S}/LoginBody/required`, 'captcha')), breaks: ['players'] }, // prettier-ignore
  {
    name: 'a field of a request is required now',
    change: push(`${S}/ReadLetterBody/required`, 'at'),
    breaks: ['players'],
  },
  {
    name: 'a request takes less',
    change: set(`${S}/LoginBody/properties/username/maxLength`, 12),
    breaks: ['players'],
  },
  {
    name: 'a request may be longer',
    change: set(`${S}/LoginBody/properties/username/maxLength`, 20),
    breaks: ['backends'],
  },
  {
    name: 'a request gets another pattern',
    change: set(`${S}/LoginBody/properties/username/pattern`, '^[a-z]+$'),
    breaks: ['backends', 'players'],
  },
  { name: 'a required field of a request is gone', change: all(drop(`${S}/BindPhoneBody/properties/areaCode`), pull(`${S}/BindPhoneBody/required`, 'areaCode')), breaks: ['backends', 'players'] }, // prettier-ignore
  {
    name: 'a field of a request may be left out',
    change: pull(`${S}/BindPhoneBody/required`, 'areaCode'),
    breaks: ['backends'],
  },
  { name: 'a request is closed', change: set(`${S}/LoginBody/additionalProperties`, false), breaks: ['players'] },
  { name: 'a parameter is new and required', change: push(`${BALANCE}/parameters`, { name: 'day', in: 'query', required: true, schema: { type: 'string' } }), breaks: ['players'] }, // prettier-ignore
  {
    name: 'a parameter is required now',
    change: set('/components/parameters/PageNum/required', true),
    breaks: ['players'],
  },
  {
    name: 'a parameter may be left out',
    change: (root) => set(`${HELPER}/${String(requiredAt(root))}/required`, false)(root),
    breaks: ['backends'],
  },
  {
    name: 'a parameter takes less',
    change: set('/components/parameters/PageSize/schema/maximum', 50),
    breaks: ['players'],
  },
  {
    name: 'a parameter has another default',
    change: set('/components/parameters/PageSize/schema/default', 7),
    breaks: ['players'],
  },
  {
    name: 'a visitors’ operation needs a session',
    change: drop('/paths/~1api~1user~1login/post/security'),
    breaks: ['players'],
  },
  { name: 'an operation is open to visitors', change: set(`${BALANCE}/security`, []), breaks: ['backends'] },
  {
    name: 'the session cookie is called otherwise',
    change: set('/components/securitySchemes/session/name', 'sid'),
    breaks: ['backends', 'players'],
  },
  {
    name: 'success means another code',
    change: set('/x-envelope/success', 'success == true && code == 0'),
    breaks: ['backends', 'players'],
  },
  { name: 'a business code is gone', change: drop(`${WITHDRAW}/x-codes/0`), breaks: ['backends'] },
  {
    name: 'a business code means something else',
    change: set(`${WITHDRAW}/x-codes/0/name`, 'closed'),
    breaks: ['backends', 'players'],
  },
  {
    name: 'a business code proves something else',
    change: set(`${WITHDRAW}/x-codes/0/outcome`, 'unknown'),
    breaks: ['backends', 'players'],
  },
  { name: 'a response has another media type', change: (root) => all(set(`${BALANCE}/responses/200/content/text~1plain`, at(root, `${BALANCE}/${JSON_200}`)), drop(`${BALANCE}/${JSON_200}`))(root), breaks: ['backends', 'players'] }, // prettier-ignore
  { name: 'the only success status is another', change: (root) => all(set(`${BALANCE}/responses/201`, at(root, `${BALANCE}/responses/200`)), drop(`${BALANCE}/responses/200`))(root), breaks: ['backends', 'players'] }, // prettier-ignore
  { name: 'a response may be a third thing', change: push(`${BALANCE}/${JSON_200}/schema/oneOf`, { type: 'object', properties: { success: { const: 'maybe' } } }), breaks: ['players'] }, // prettier-ignore
  { name: 'a response never refuses', change: drop(`${BALANCE}/${JSON_200}/schema/oneOf/1`), breaks: ['backends'] },
  { name: 'a field of a request is read-only now', change: set(`${S}/LoginBody/properties/username/readOnly`, true), breaks: ['backends', 'players'] }, // prettier-ignore
  {
    name: 'a field of a response is write-only now',
    change: set(`${S}/Letter/properties/claimed/writeOnly`, true),
    breaks: ['players'],
  },
  { name: 'an operation moves', change: (root) => all(set('/paths/~1api~1letters~1read', at(root, '/paths/~1api~1letter~1read')), drop('/paths/~1api~1letter~1read'))(root), breaks: ['backends', 'players'] }, // prettier-ignore
  {
    name: 'all operations move under another path',
    change: set('/servers/0/url', '/v2'),
    breaks: ['backends', 'players'],
  },
  {
    name: 'the rule for what is typed',
    change: set(`${S}/LoginBody/properties/password/x-input`, 'UsernameInput'),
    breaks: ['players'],
  },
  { name: 'a read that a write may change', change: push(`${WITHDRAW}/x-affects`, 'getBadges'), breaks: ['players'] },
  { name: 'a read that must show a write', change: push(`${WITHDRAW}/x-shows`, 'getBadges'), breaks: ['backends'] },
  {
    name: 'a read that must have a value after a write',
    change: push(`${WITHDRAW}/x-shows`, { at: 'getBadges#/unread', is: 0 }),
    breaks: ['backends'],
  },
]

/** Safe changes of the HTTP document. */
export const SAFE: readonly Case[] = [
  { name: 'nothing', change: (root) => root, breaks: [] },
  { name: 'an operation is new', change: (root) => set('/paths/~1api~1letter~1pin', at(root, '/paths/~1api~1letter~1read'))(root), breaks: [] }, // prettier-ignore
  {
    name: 'a response has a new optional field',
    change: set(`${S}/UserAccount/properties/bonus`, { type: 'number' }),
    breaks: [],
  },
  {
    name: 'a request has a new optional field',
    change: set(`${S}/LoginBody/properties/captcha`, { type: 'string' }),
    breaks: [],
  },
  { name: 'a parameter is new and optional', change: push(`${BALANCE}/parameters`, { name: 'day', in: 'query', schema: { type: 'string' } }), breaks: [] }, // prettier-ignore
  {
    name: 'a business code is new',
    change: push(`${PREPARE}/x-codes`, { code: 49999, name: 'closed', cause: 'Night.' }),
    breaks: [],
  },
  {
    name: 'a money operation has a new code that older apps do not get',
    change: push(`${WITHDRAW}/x-codes`, { code: 49999, name: 'closed', cause: 'Night.', sinceVersionCode: 105 }),
    breaks: [],
  },
  { name: 'a code belongs to another field', change: set(`${WITHDRAW}/x-codes/0/field`, 'password'), breaks: [] },
  { name: 'a description', change: set(`${WITHDRAW}/description`, 'Takes money out.'), breaks: [] },
  { name: 'a summary', change: set(`${BALANCE}/summary`, 'Money'), breaks: [] },
  {
    name: 'words of a schema',
    change: set(`${S}/Letter/properties/title/description`, 'What it is about.'),
    breaks: [],
  },
  { name: 'a title', change: set(`${S}/Letter/title`, 'A letter'), breaks: [] },
  { name: 'an example', change: set(`${BALANCE}/${JSON_200}/examples`, {}), breaks: [] },
  { name: 'a tag', change: set(`${BALANCE}/tags`, ['wallet']), breaks: [] },
  { name: 'the id of an operation', change: set(`${BALANCE}/operationId`, 'readBalance'), breaks: [] },
  {
    name: 'a field of a request is write-only',
    change: set(`${S}/LoginBody/properties/username/writeOnly`, true),
    breaks: [],
  },
  {
    name: 'a field of a response is read-only',
    change: set(`${S}/Letter/properties/claimed/readOnly`, true),
    breaks: [],
  },
  { name: 'an operation is deprecated', change: set(`${BALANCE}/deprecated`, true), breaks: [] },
  { name: 'a field is deprecated', change: set(`${S}/Letter/properties/claimed/deprecated`, true), breaks: [] },
  { name: 'a link is gone', change: set('/paths/~1api~1user~1login/post/responses/200/links', {}), breaks: [] },
  {
    name: 'a failure status is new',
    change: set(`${BALANCE}/responses/429`, { description: 'Too many requests' }),
    breaks: [],
  },
  { name: 'a header of a response is new', change: set(`${BALANCE}/responses/200/headers/X-Trace`, { schema: { type: 'string' } }), breaks: [] }, // prettier-ignore
  { name: 'the name of a path parameter', change: (root) => all(set('/paths/~1api~1game~1record~1{kind}', at(root, '/paths/~1api~1game~1record~1{type}')), drop('/paths/~1api~1game~1record~1{type}'), renameParameter)(root), breaks: [] }, // prettier-ignore
  { name: 'a component by another name', change: (root) => all(set(`${S}/Bank`, at(root, `${S}/UserAccount`)), set(`${S}/Balance/properties/userAccountVO`, { $ref: `#${S}/Bank` }))(root), breaks: [] }, // prettier-ignore
  {
    name: 'a reference written out',
    change: (root) => set(`${S}/Balance/properties/userAccountVO`, at(root, `${S}/UserAccount`))(root),
    breaks: [],
  },
  { name: 'a reference wrapped to mark it', change: set(`${S}/UserAccount/properties/deposit`, { allOf: [{ $ref: `#${S}/Peso` }], 'x-proposed': true }), breaks: [] }, // prettier-ignore
  { name: 'another order of required fields', change: set(`${S}/UserAccount/required`, ['deposit', 'withdrawalAmount', 'balance', 'allAmount']), breaks: [] }, // prettier-ignore
  {
    name: 'an open list of a response grows',
    change: push(`${S}/Reward/properties/type/enum`, 'spin'),
    breaks: [],
  },
  {
    name: 'another order of enum values',
    change: set(`${S}/Reward/properties/type/enum`, ['point', 'energy', 'coupon', 'cash']),
    breaks: [],
  },
  { name: 'another order of branches', change: (root) => set(`${BALANCE}/${JSON_200}/schema/oneOf`, (at(root, `${BALANCE}/${JSON_200}/schema/oneOf`) as unknown[]).toReversed())(root), breaks: [] }, // prettier-ignore
  { name: 'a const as an enum of one', change: (root) => all(drop(`${S}/Failure/properties/success/const`), set(`${S}/Failure/properties/success/enum`, [false]))(root), breaks: [] }, // prettier-ignore
  { name: 'a bound of whole numbers written otherwise', change: all(drop(`${S}/Failure/properties/code/maximum`), set(`${S}/Failure/properties/code/exclusiveMaximum`, 100_000)), breaks: [] }, // prettier-ignore
  {
    name: 'additionalProperties: true, as without it',
    change: set(`${S}/LoginBody/additionalProperties`, true),
    breaks: [],
  },
  { name: 'proposed becomes stated', change: drop(`${S}/Letter/properties/title/x-proposed`), breaks: [] },
  { name: 'the read whose response a write gives', change: set(`${WITHDRAW}/x-answers`, 'getBalance'), breaks: [] },
  {
    name: 'a read that need not show a write any more',
    change: set(`${WITHDRAW}/x-shows`, ['listWithdrawals']),
    breaks: [],
  },
  { name: 'the host of a server', change: set('/servers/0/url', 'https://play.example.com/'), breaks: [] },
  { name: 'a component that nothing uses', change: set(`${S}/Unused`, { type: 'string' }), breaks: [] },
  {
    name: 'the case of a header parameter',
    change: set('/components/parameters/DeviceId/name', 'DEVICEID'),
    breaks: [],
  },
  { name: 'a parameter of the operation moves to its path', change: (root) => all(set('/paths/~1api~1balance/parameters', at(root, `${BALANCE}/parameters`)), drop(`${BALANCE}/parameters`))(root), breaks: [] }, // prettier-ignore
]

/** The index of the first required parameter of the operation. */
function requiredAt(root: Parameters<Case['change']>[0]): number {
  return (at(root, HELPER) as { required?: boolean }[]).findIndex(({ required }) => required === true)
}

/** Renames a path parameter in its list and in the path. */
function renameParameter(root: Parameters<Case['change']>[0]): ReturnType<Case['change']> {
  const list = `${RECORDS.replace('{type}', '{kind}')}/parameters`
  const parameters = at(root, list) as { name?: string }[]
  return set(list, parameters.map((one) => (one.name === 'type' ? { ...one, name: 'kind' } : one)))(root) // prettier-ignore
}
