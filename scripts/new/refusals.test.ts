import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { inRoot } from '../root.ts'
import { addEndpoint } from './endpoint.ts'
import { addEvent } from './event.ts'
import type { Added } from './files.ts'
import { addLanguage } from './language.ts'
import { addScreen } from './screen.ts'
import { addTag } from './tag.ts'

const getText = ({ files }: Added, path: string): string =>
  new Map(files.list()).get(path) ?? expect.fail(`${path} is missing`)

const SCREEN = { feature: 'account', name: 'spendPlan', title: 'Spend plan' }
const screen = (given: Partial<typeof SCREEN> & Parameters<typeof addScreen>[3]): Added => {
  const { feature, name, title, ...options } = { ...SCREEN, ...given }
  return addScreen(feature, name, title, options.form === undefined ? { reads: 'getVip', ...options } : options)
}

describe('npm run new -- endpoint', () => {
  it.each([
    [
      'an unknown tag',
      'monye',
      'getLimits',
      'GET',
      '/api/x',
      /^There is no tag "monye".*There are: account,.*new -- tag/,
    ],
    ['a tag out of the folder', '..', 'getLimits', 'GET', '/api/x', /^There is no tag "\.\."/],
    ['no tag', '', 'getLimits', 'GET', '/api/x', /^There is no tag ""/],
    ['an operationId that exists', 'money', 'getBalance', 'GET', '/api/x', /operation getBalance already: GET \/api/],
    ['one without a noun', 'money', 'limits', 'GET', '/api/x', /"limits": an operation is a verb and a noun/],
    ['one that is a path', 'money', '../getLimits', 'GET', '/api/x', /an operation is a verb and a noun/],
    ['one of capitals', 'money', 'getABTest', 'GET', '/api/x', /an operation is a verb and a noun/],
    ['a noun whose schema exists', 'money', 'fetchBalance', 'GET', '/api/x', /a schema Balance, which .* has already/],
    ['a noun of an envelope', 'money', 'getFailure', 'GET', '/api/x', /a schema Failure, which/],
    ['a noun of TypeScript', 'money', 'getRecord', 'GET', '/api/x', /a schema Record, a name of TypeScript itself/],
    ['another method', 'money', 'getLimits', 'PUT', '/api/x', /"PUT": the method is GET or POST/],
    ['a path that exists', 'money', 'getLimits', 'GET', '/api/balance', /path \/api\/balance already: GET, getBalance/],
    ['one for another method', 'money', 'saveLimits', 'POST', '/api/balance', /path \/api\/balance already/],
    ['one with another parameter', 'money', 'getLimits', 'GET', '/api/user/bind/{id}', /path .*\{code\} already/],
    ['a path without slash', 'money', 'getLimits', 'GET', 'thing', /"thing": a path is \/api\/ and words/],
    ['one outside the API', 'money', 'getLimits', 'GET', '/thing', /a path is \/api\/ and words/],
    ['one with an empty word', 'money', 'getLimits', 'GET', '/api//x', /a path is \/api\/ and words/],
    ['one with a slash at its end', 'money', 'getLimits', 'GET', '/api/x/', /a path is \/api\/ and words/],
    ['one with a query', 'money', 'getLimits', 'GET', '/api/x?y=1', /a path is \/api\/ and words/],
    ['one that goes up', 'money', 'getLimits', 'GET', '/api/../x', /a path is \/api\/ and words/],
    ['one that breaks YAML', 'money', 'getLimits', 'GET', '/api/x: y', /a path is \/api\/ and words/],
    ['an open brace', 'money', 'getLimits', 'GET', '/api/{id', /a path is \/api\/ and words/],
    ['a path for visitors', 'money', 'getLimits', 'GET', '/api/open/x', /write what is open to visitors by hand/],
    ['a parameter twice', 'money', 'getLimits', 'GET', '/api/{id}/x/{id}', /has \{id\} twice/],
  ])('refuses %s', (_, tag, id, method, path, message) => {
    expect(() => addEndpoint(tag, id, method, path)).toThrow(message)
  })

  it.each([
    ['a list without its row', 'GET', { paged: true }, /--paged and --row belong together/],
    ['a row without its list', 'GET', { row: 'Limit' }, /--paged and --row belong together/],
    ['a write in pages', 'POST', { paged: true, row: 'Limit' }, /--paged is for a GET/],
    ['a row that is no schema', 'GET', { paged: true, row: 'limit' }, /"limit" is no name of a schema/],
    ['a row that exists', 'GET', { paged: true, row: 'Letter' }, /a schema LetterPage, which .* has already/],
    ['a code that is no name', 'POST', { codes: 'desk-closed' }, /"desk-closed": a code is a name/],
    ['no code', 'POST', { codes: '' }, /"": a code is a name/],
    ['a code twice', 'POST', { codes: 'deskClosed,deskClosed@id' }, /--codes has deskClosed twice/],
    ['a field that a read lacks', 'GET', { codes: 'limitUnknown@id' }, /listLimits has no parameter id in its path/],
  ])('refuses %s', (_, method, options, message) => {
    expect(() => addEndpoint('money', 'listLimits', method, '/api/limits', options)).toThrow(message)
  })

  it('gives a new code the next number of its tag, and a known one its own', () => {
    const added = addEndpoint('inbox', 'saveLimits', 'POST', '/api/limits', { codes: 'deskClosed,letterUnknown@id' })
    expect(parse(getText(added, 'openapi/paths/inbox/save-limits.yaml'))).toMatchObject({
      post: {
        'x-codes': [
          { name: 'deskClosed', code: 46004, messages: { 'en-US': 'Desk closed.' } },
          { name: 'letterUnknown', code: 46001, field: 'id' },
        ],
      },
    })
  })

  it('sorts its handler and its import in', () => {
    const text = getText(addEndpoint('inbox', 'getLimits', 'GET', '/api/limits'), 'mocks/handlers/registry.ts')
    expect(text).toMatch(/letterHandlers,\s+\.\.\.getLimitsHandlers,/)
    expect(text).toMatch(/import .*'\.\/inbox\/get-limits\.ts'\nimport .*'\.\/inbox\/letters\.ts'/)
  })

  it('adds a path once, and writes nothing by itself', () => {
    const added = addEndpoint('money', 'getSpendPlan', 'GET', '/api/limits/{id}')
    const { paths } = parse(getText(added, 'openapi/openapi.yaml')) as { paths: object }
    expect(paths).toHaveProperty(['/api/limits/{id}'], { $ref: 'paths/money/get-spend-plan.yaml' })
    expect(existsSync(inRoot('openapi/paths/money/get-spend-plan.yaml'))).toBe(false)
  })
})

describe('npm run new -- screen', () => {
  it.each([
    ['an unknown feature', { feature: 'acount' }, /^There is no feature "acount"\. Did you mean account\?/],
    ['a folder of a feature', { feature: 'wallet/deposit' }, /^There is no feature/],
    ['a name of two words', { name: 'play limits' }, /is one word in letters/],
    ['a name that is a path', { name: '../x' }, /is one word in letters/],
    ['a page that exists', { name: 'recharge' }, /There is a page called recharge already/],
    ['its address', { name: 'finance' }, /There is an address called finance already/],
    ['the file of a page', { name: 'gallery' }, /There is a page called gallery already/],
    ['a namespace of texts', { name: 'overlays' }, /There is a namespace of texts called overlays already/],
    ['one in other capitals', { name: 'retUrngift' }, /called retUrngift already/],
    ['a text of common.json', { name: 'save' }, /There is a text of common.json called save already/],
    ['a word of the router', { name: 'route' }, /cannot be called route/],
    ['a path of the server', { name: 'api' }, /cannot be called api/],
    ['an empty title', { title: '' }, /a title has letters/],
    ['a title that breaks JSON', { title: 'The "limits"' }, /a title has letters/],
    ['a title with a variable', { title: 'Limits {{x}}' }, /a title has letters/],
    ['a title with a space at its end', { title: 'Limits ' }, /a title has letters/],
    ['an unknown read', { reads: 'getNothing' }, /There is no operation getNothing\./],
    ['a file for its operation', { reads: 'get-vip' }, /There is no operation get-vip\. Did you mean getVip\?/],
    ['a write', { reads: 'createRecharge' }, /createRecharge is no read/],
    ['an unknown access', { access: 'everybody' }, /There is no access "everybody"\. There are: open, browse/],
    ['a misspelled access', { access: 'playr' }, /Did you mean player\?/],
    ['an unknown place', { place: 'home' }, /There is no place "home"\. There are: game, vip/],
    ['a read that needs a parameter', { reads: 'getRecallTask' }, /getRecallTask needs sn: add --by sn/],
    ['a read that needs more', { reads: 'getGameHelp' }, /getGameHelp needs gameId, which no address/],
    ['a parameter that it lacks', { by: 'id' }, /getVip needs no parameter id/],
    ['a page below none', { reads: 'getRecallTask', by: 'sn', under: 'nowhere' }, /there is no page nowhere/],
    [
      'a page below a layout',
      { reads: 'getRecallTask', by: 'sn', under: 'inbox' },
      /Rename .*\/inbox\.tsx to inbox\.index/,
    ],
    ['a place below without a parameter', { under: 'game' }, /--under is for a page with --by/],
    ['both kinds of a page', { reads: 'getVip', form: 'redeemCode' }, /--reads, the read that it shows, or --form/],
    ['a form of a read', { form: 'getVip' }, /getVip is no write/],
    ['a form that moves money', { form: 'createRecharge' }, /createRecharge moves money/],
    ['a form without fields', { form: 'logoutUser' }, /logoutUser has no body with fields/],
  ])('refuses %s', (_, given, message) => {
    expect(() => screen(given)).toThrow(message)
  })

  it('takes a field whose schema other operations share', () => {
    const added = screen({ form: 'claimLetter' })
    expect(getText(added, 'src/features/account/spend-plan/spend-plan-screen.tsx')).toContain("form.text('id')")
  })

  it('takes a title with an apostrophe', () => {
    const added = screen({ title: "Today's limits" })
    const test = getText(added, 'src/features/account/spend-plan/spend-plan-screen.browser.test.tsx')
    expect(test).toContain(`getByText("Today's limits", {`)
    expect(JSON.parse(getText(added, 'src/i18n/locales/en-US/common.json'))).toHaveProperty(
      'spendPlan',
      "Today's limits",
    )
  })
})

describe('npm run new -- event', () => {
  it.each([
    ['an event that exists', 'inbox.unread', [], /There is an event inbox\.unread already/],
    ['one word', 'reached', [], /an event is words in small letters with dots/],
    ['capitals', 'ticket.Closed', [], /an event is words in small letters with dots/],
    ['an unknown read', 'ticket.closed', ['getVip', 'getNothing'], /There is no operation getNothing/],
    ['a write', 'ticket.closed', ['createRecharge'], /createRecharge is no read/],
  ])('refuses %s', (_, event, affects, message) => {
    expect(() => addEvent(event, { affects })).toThrow(message)
  })

  it.each([
    ['a counter that exists', 'letterUnreadNum', /There is a counter letterUnreadNum already/],
    ['a counter that is no field', 'limit-num', /"limit-num": a counter is a field/],
  ])('refuses %s', (_, counter, message) => {
    expect(() => addEvent('ticket.closed', { affects: [], counter })).toThrow(message)
  })

  it('names a read once', () => {
    const text = getText(
      addEvent('ticket.closed', { affects: ['getVip', 'listCoupons', 'getVip'] }),
      'asyncapi/socket.yaml',
    )
    expect(text).toContain('x-affects: [getVip, listCoupons]\n')
  })
})

describe('npm run new -- tag', () => {
  it.each([
    ['a tag that exists', 'inbox', 'Letters', /There is a tag inbox already/],
    ['a tag of two words', 'player-support', 'Support', /a tag is one word in small letters/],
    ['a title in small letters', 'support', 'support', /a title begins with a capital/],
  ])('refuses %s', (_, tag, title, message) => {
    expect(() => addTag(tag, title)).toThrow(message)
  })

  it('takes a title with a colon, as those that exist have', () => {
    const title = 'Helpdesk: questions of players'
    const { tags } = parse(getText(addTag('helpdesk', title), 'openapi/openapi.yaml')) as { tags: object[] }
    expect(tags.at(-1)).toEqual({ name: 'helpdesk', 'x-displayName': title, description: `${title}.` })
  })
})

describe('npm run new -- language', () => {
  it.each([
    ['a language that exists', 'vi-VN', 'Vietnamese', /There is a language vi-VN already/],
    ['a code of one part', 'fil', 'Filipino', /a language is a code such as fil-PH/],
    ['a code in other capitals', 'fil-ph', 'Filipino', /a language is a code such as fil-PH/],
    ['a language that nobody knows', 'xq-PH', 'Filipino', /nobody knows a language xq/],
    ['a region that nobody knows', 'fil-XQ', 'Filipino', /nobody knows a region XQ/],
    ['a name that exists', 'fil-PH', 'Tiếng Việt', /Tiếng Việt is the name of vi-VN already/],
    ['an empty name', 'fil-PH', '', /the name of a language has letters/],
    ['a name that breaks code', 'fil-PH', "x', y: '", /the name of a language has letters/],
  ])('refuses %s', (_, code, name, message) => {
    expect(() => addLanguage(code, name)).toThrow(message)
  })

  it.each([
    ['uz-UZ', 'Oʻzbekcha', "  'uz-UZ': 'Oʻzbekcha',"],
    ['uz-UZ', "O'zbekcha", `  'uz-UZ': "O'zbekcha",`],
    ['hi-IN', 'हिन्दी', "  'hi-IN': 'हिन्दी',"],
  ])('takes %s, %s', (code, name, line) => {
    expect(getText(addLanguage(code, name), 'src/i18n/languages.ts')).toContain(`${line}\n} as const`)
  })
})

describe('npm run new', () => {
  it.each([
    ['', /^Usage: npm run new -- KIND/],
    [
      'endpont',
      /^There is no kind "endpont"\. Did you mean endpoint\? There are: tag, endpoint, screen, event, language\./,
    ],
    ['endpoint money getLimits', /^METHOD, PATH are missing\. Usage: npm run new -- endpoint TAG/],
    ['screen account spendPlan Spend plan --reads getVip', /^There is no place for the word "plan"\. Usage:/],
    ['screen account spendPlan Limits', /^A page has --reads, the read that it shows, or --form/],
    ['event ticket.closed --affects ,', /^--affects names no read/],
    ['endpoint money getBalance GET /api/thing', /^There is an operation getBalance already/],
  ])('%s: one sentence, and exit code 2', (words, message) => {
    const before = readFileSync(inRoot('openapi/openapi.yaml'), 'utf8')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/new.ts', ...words.split(' ').filter(Boolean)],
      { cwd: inRoot(), encoding: 'utf8' },
    )
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(message)
    expect(readFileSync(inRoot('openapi/openapi.yaml'), 'utf8')).toBe(before)
  })

  it.each(['tag', 'endpoint', 'screen', 'event', 'language'])(
    '%s --help says which words and options it takes',
    (kind) => {
      const { status, stdout } = spawnSync(process.execPath, ['scripts/new.ts', kind, '--help'], {
        cwd: inRoot(),
        encoding: 'utf8',
      })
      expect(status).toBe(0)
      expect(stdout).toMatch(new RegExp(`^Usage: npm run new -- ${kind} [A-Z]`))
    },
  )
})
