import { addToYaml } from './edit-yaml.ts'
import { Files, type Added } from './files.ts'
import { noteChange } from './note-change.ts'
import { listTags } from './operations.ts'

/** Adds a tag to the document: a part of the API, whose folders come with its first operation. */
export function addTag(tag: string, title: string): Added {
  if (!/^[a-z]+$/.test(tag)) throw new Error(`"${tag}": a tag is one word in small letters, such as support.`)
  if (listTags().includes(tag)) throw new Error(`There is a tag ${tag} already.`)
  if (!/^[A-Z][\p{L}\p{N} ',:-]*[^ ,:-]$/u.test(title))
    throw new Error(`"${title}": a title begins with a capital and has letters, digits, spaces and ' , : - alone.`)
  const files = new Files()
  files.change('openapi/openapi.yaml', (text) =>
    addToYaml(
      text,
      ['tags'],
      // In quotes: a colon would make a map of it.
      `- name: ${tag}\n  x-displayName: ${JSON.stringify(title)}\n  description: ${JSON.stringify(`${title}.`)}`,
    ),
  )
  noteChange(files, 'openapi', `The tag ${tag}: ${title}.`)
  return {
    files,
    left: [
      `Say in openapi/openapi.yaml what is below it.`,
      `npm run new -- endpoint ${tag} …, which makes its folders; npm run new -- screen ${tag} … begins a feature of that name.`,
    ],
  }
}
