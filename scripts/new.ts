import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { readOptions, refuse } from '@tumpak/contract-kit/read-options.ts'
import { addEndpoint } from './new/endpoint.ts'
import { addEvent } from './new/event.ts'
import { addLanguage } from './new/language.ts'
import { addScreen } from './new/screen.ts'
import { addTag } from './new/tag.ts'
import type { Added } from './new/files.ts'
import { ACCESS } from '../src/routing/access.ts'
import { PLACES } from '../src/routing/places.ts'

const USAGE = {
  tag: 'npm run new -- tag NAME "TITLE"',
  endpoint: 'npm run new -- endpoint TAG OPERATION_ID GET|POST /api/path [--paged --row SCHEMA] [...]',
  screen: 'npm run new -- screen FEATURE NAME "TITLE" --reads OPERATION_ID|--form OPERATION_ID [--by PARAMETER] [...]',
  event: 'npm run new -- event NAME [--affects OPERATION_ID,OPERATION_ID] [--counter FIELD]',
  language: 'npm run new -- language CODE "ITS OWN NAME"',
}
const HELP = `Usage: npm run new -- KIND ...
Writes the first version of every file of a new part, and prints what is left to do. Each KIND has --help of its own.

${Object.values(USAGE)
  .map((usage) => `  ${usage}`)
  .join('\n')}`

const KINDS: Record<string, (args: string[]) => Added> = {
  tag: (args) => {
    const help = `Usage: ${USAGE.tag}
Adds a part of the API; its folders come with its first endpoint.

  NAME   one word that no tag has, such as support
  TITLE  what is below it, such as "Support: questions of players"`
    return readOptions({ args, help, words: ['NAME', 'TITLE'] }, (_, [tag = '', title = '']) => addTag(tag, title))
  },
  endpoint: (args) => {
    const help = `Usage: ${USAGE.endpoint}
Adds an operation: documents, examples, mock handler and operation cases.

  TAG           a tag of openapi/openapi.yaml, such as account
  OPERATION_ID  a verb and a noun that no operation has, such as getSpendPlan
  /api/path     an address that no operation has; {id} stands for a parameter
  --paged       it returns a list in pages, newest first
  --row SCHEMA  the new schema of a row of the list, such as Ticket
  --schema NAME the new schema of what it returns otherwise, if the noun of OPERATION_ID is taken
  --codes LIST  what it refuses: ticketClosed, or ticketUnknown@id with the field that is wrong`
    const words = ['TAG', 'OPERATION_ID', 'METHOD', 'PATH']
    const options = {
      paged: { type: 'boolean', default: false },
      row: { type: 'string' },
      schema: { type: 'string' },
      codes: { type: 'string' },
    } as const
    return readOptions({ args, help, words, options }, (values, [tag = '', id = '', method = '', path = '']) =>
      addEndpoint(tag, id, method, path, values),
    )
  },
  screen: (args) => {
    const help = `Usage: ${USAGE.screen}
Adds a page that shows a read or sends a form: route, screen, texts in each language, and a component test. A read in
pages becomes an endless list.

  FEATURE               a folder of src/features, or a tag, with which a feature begins
  NAME                  a name that no page has, such as spendPlan: its address is /spendPlan
  TITLE                 its title in English
  --reads OPERATION_ID  the read that it shows
  --form OPERATION_ID   the write that its form sends, with a field for each text that its body needs
  --by PARAMETER        the read's parameter, which the address has: /ticket/{id}
  --under PAGE          with --by: its address is below that page's, /tickets/{id}
  --access WHO          ${ACCESS.join(', ')} (src/routing/access.ts); player without it
  --place ITEM          its item in the main navigation: ${PLACES.join(', ')}; profile without it`
    const text = { type: 'string' } as const
    const options = { reads: text, form: text, by: text, under: text, access: text, place: text }
    const words = ['FEATURE', 'NAME', 'TITLE']
    return readOptions({ args, help, words, options }, (values, [feature = '', name = '', title = '']) =>
      addScreen(feature, name, title, values),
    )
  },
  event: (args) => {
    const help = `Usage: ${USAGE.event}
Adds a message that the server sends: documents, schema and example.

  NAME                         words with dots, such as ticket.closed
  --affects OPERATION_ID,...   the reads that the app reads again when it arrives
  --counter FIELD              it is a count, also in the badge data as FIELD, such as ticketAnswerNum`
    const options = { affects: { type: 'string' }, counter: { type: 'string' } } as const
    return readOptions({ args, help, words: ['NAME'], options }, ({ affects, counter }, [event = '']) =>
      addEvent(event, { affects: readAffects(affects), counter }),
    )
  },
  language: (args) => {
    const help = `Usage: ${USAGE.language}
Adds a language: a copy of the English texts, its name, and its texts outside the app.

  CODE  language and region, such as fil-PH
  NAME  what its speakers call it, such as Filipino`
    return readOptions({ args, help, words: ['CODE', 'NAME'] }, (_, [code = '', name = '']) => addLanguage(code, name))
  },
}

/** A list such as `getVip,listCoupons`; empty without the option. Throws for a list without a name. */
function readAffects(list: string | undefined): string[] {
  const reads = list?.split(',').flatMap((read) => (read.trim() === '' ? [] : [read.trim()])) ?? []
  if (list !== undefined && reads.length === 0) throw new Error('--affects names no read. See --help')
  return reads
}

const { files, left } = add(process.argv.slice(2))
files.write()
console.log(['Written:', ...files.list().map(([file]) => `  ${file}`), '', 'What is left:'].join('\n'))
console.log(left.map((line, place) => `  ${String(place + 1)}. ${line}`).join('\n'))

function add([kind = '', ...args]: string[]): Added {
  const names = Object.keys(KINDS)
  const known = names.includes(kind) ? KINDS[kind] : undefined
  if (known !== undefined) return known(args)
  if (kind.startsWith('-')) readOptions({ help: HELP, words: ['KIND'] })
  return refuse(
    kind === '' ? HELP : `There is no kind "${kind}".${didYouMean(kind, names)} There are: ${names.join(', ')}.`,
  )
}
