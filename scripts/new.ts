import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { readOptions, refuse } from '@tumpak/contract-kit/read-options.ts'
import { addEndpoint } from './new/endpoint.ts'
import { addEvent } from './new/event.ts'
import { addLanguage } from './new/language.ts'
import { addScreen } from './new/screen.ts'
import type { Added } from './new/files.ts'
import { ACCESS } from '../src/routing/access.ts'

const USAGE = {
  endpoint: 'npm run new -- endpoint TAG OPERATION_ID GET|POST /api/path',
  screen: 'npm run new -- screen FEATURE NAME "TITLE" --reads OPERATION_ID [--access player]',
  event: 'npm run new -- event NAME [--affects OPERATION_ID,OPERATION_ID]',
  language: 'npm run new -- language CODE "ITS OWN NAME"',
}
const HELP = `Usage: npm run new -- KIND ...
Writes the first version of every file of a new part, and prints what is left to do. Each KIND has --help of its own.

${Object.values(USAGE)
  .map((usage) => `  ${usage}`)
  .join('\n')}`

const KINDS: Record<string, (args: string[]) => Added> = {
  endpoint: (args) => {
    const help = `Usage: ${USAGE.endpoint}
Adds an operation: documents, examples, mock handler and operation case.

  TAG           a folder of openapi/paths, such as account
  OPERATION_ID  a verb and a noun that no operation has, such as getPlayLimits
  /api/path     an address that no operation has; {id} stands for a parameter`
    const words = ['TAG', 'OPERATION_ID', 'METHOD', 'PATH']
    return readOptions({ args, help, words }, (_, [tag = '', id = '', method = '', path = '']) =>
      addEndpoint(tag, id, method, path),
    )
  },
  screen: (args) => {
    const help = `Usage: ${USAGE.screen}
Adds a page that shows one read: route, screen, texts in each language, and a component test.

  FEATURE               a folder of src/features, such as account
  NAME                  a name that no page has, such as playLimits: its address is /playLimits
  TITLE                 its title in English
  --reads OPERATION_ID  the read that it shows
  --access WHO          ${ACCESS.join(', ')} (src/routing/access.ts); player without it`
    const options = { reads: { type: 'string' }, access: { type: 'string', default: 'player' } } as const
    const words = ['FEATURE', 'NAME', 'TITLE']
    return readOptions({ args, help, words, options }, ({ reads, access }, [feature = '', name = '', title = '']) => {
      if (reads === undefined) throw new Error('--reads is missing: the read that the page shows. See --help')
      return addScreen(feature, name, title, { reads, access })
    })
  },
  event: (args) => {
    const help = `Usage: ${USAGE.event}
Adds a message that the server sends: documents, schema and example.

  NAME                         words with dots, such as limit.reached
  --affects OPERATION_ID,...   the reads that the app reads again when it arrives`
    const options = { affects: { type: 'string' } } as const
    return readOptions({ args, help, words: ['NAME'], options }, ({ affects }, [event = '']) =>
      addEvent(event, readAffects(affects)),
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
