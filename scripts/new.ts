// Usage: npm run new -- endpoint TAG OPERATION_ID METHOD PATH
//        npm run new -- screen FEATURE NAME "TITLE" --reads OPERATION_ID [--access player]
//        npm run new -- event NAME [--affects OPERATION_ID,OPERATION_ID]
//        npm run new -- language CODE "ITS OWN NAME"
// Writes the first version of every file of a new part, and prints what is left to do.
import { parseArgs } from 'node:util'
import { addEndpoint } from './new/endpoint.ts'
import { addEvent } from './new/event.ts'
import { addLanguage } from './new/language.ts'
import { addScreen } from './new/screen.ts'
import type { Added } from './new/files.ts'

const USAGE = {
  endpoint: 'endpoint TAG OPERATION_ID GET|POST /api/path',
  screen: 'screen FEATURE NAME "TITLE" --reads OPERATION_ID [--access player]',
  event: 'event NAME [--affects OPERATION_ID,OPERATION_ID]',
  language: 'language CODE "ITS OWN NAME"',
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      reads: { type: 'string' },
      access: { type: 'string', default: 'player' },
      affects: { type: 'string', default: '' },
    },
  })
  const { files, left } = add(positionals, values)
  console.log(['Written:', ...files.map((file) => `  ${file}`), '', 'What is left:'].join('\n'))
  console.log(left.map((line, place) => `  ${String(place + 1)}. ${line}`).join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function add([kind, ...words]: string[], options: { reads?: string; access: string; affects: string }): Added {
  const [first = '', second = '', third = '', fourth = ''] = words
  if (kind === 'endpoint' && words.length === 4) return addEndpoint(first, second, third, fourth)
  if (kind === 'screen' && words.length === 3 && options.reads !== undefined)
    return addScreen(first, second, third, { reads: options.reads, access: options.access })
  if (kind === 'event' && words.length === 1) return addEvent(first, options.affects.split(',').filter(Boolean))
  if (kind === 'language' && words.length === 2) return addLanguage(first, second)
  throw new Error(['Usage: npm run new --', ...Object.values(USAGE)].join('\n  '))
}
