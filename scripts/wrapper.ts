import { resolve } from 'node:path'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { inRoot } from './root.ts'
import { writeLinks } from './wrapper/links.ts'
import { readSettings, SETTINGS_FILE } from './wrapper/settings.ts'
import { writeNative } from './wrapper/write-native.ts'

const COMMANDS = ['android', 'ios', 'links'] as const
const LINKS_FOLDER = 'public/.well-known'

const HELP = `Usage: npm run wrapper -- COMMAND [FOLDER]
Writes the native app from ${SETTINGS_FILE}; docs/native.md leads from there to a phone.

  android         the Android project, in wrapper/android
  ios             the Xcode project, in wrapper/ios
  links [FOLDER]  the files by which a link to the site opens the app, in ${LINKS_FOLDER} or FOLDER
  --help          this text`

const { command, folder } = readOptions({ help: HELP, words: ['COMMAND', '[FOLDER]'] }, (_, [word = '', place]) => {
  const found = COMMANDS.find((name) => name === word)
  if (found === undefined)
    throw new Error(`There is no command "${word}".${didYouMean(word, COMMANDS)} There are: ${COMMANDS.join(', ')}`)
  if (place !== undefined && found !== 'links') throw new Error(`${found} takes no folder: it writes wrapper/${found}.`)
  return { command: found, folder: place ?? inRoot(LINKS_FOLDER) }
})

try {
  const settings = readSettings(inRoot(SETTINGS_FILE))
  if (command === 'links') for (const sentence of writeLinks(settings, resolve(folder))) console.log(sentence)
  else {
    await writeNative(command, settings)
    const { appId, version, versionCode, site } = settings
    console.log(`Written: wrapper/${command}, ${appId} ${version} (${String(versionCode)}), which opens ${site}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
