import { parse } from 'yaml'
import { addToYaml, setInYaml } from './edit-yaml.ts'
import type { Files } from './files.ts'

/** Where each document has its version, and the list of its versions with their changes. */
const DOCUMENTS = {
  openapi: { document: 'openapi/openapi.yaml', changelog: 'openapi/changelog.yaml', path: [] },
  socket: { document: 'asyncapi/socket.yaml', changelog: 'asyncapi/socket.yaml', path: ['x-changelog'] },
} as const

interface Entry {
  version: string
  date: unknown
}

/** Adds a line to the changelog of a document. Behind a released version it begins the next one. */
export function noteChange(files: Files, name: keyof typeof DOCUMENTS, words: string): void {
  const { document, changelog, path } = DOCUMENTS[name]
  const all = parse(files.read(changelog)) as Entry[] | { 'x-changelog': Entry[] }
  const [newest] = Array.isArray(all) ? all : all['x-changelog']
  const line = `- ${JSON.stringify(words)}`
  const isFirst = (): boolean => false
  if (newest === undefined || newest.date === 'unreleased') {
    files.change(changelog, (text) => addToYaml(text, [...path, 0, 'changes'], line, isFirst))
    return
  }
  const [major = 0, minor = 0] = newest.version.split('.').map(Number)
  const version = `${String(major)}.${String(minor + 1)}.0`
  const entry = `- version: ${version}\n  date: unreleased\n  changes:\n    ${line}`
  files.change(changelog, (text) => addToYaml(text, path, entry, isFirst))
  files.change(document, (text) => setInYaml(text, ['info', 'version'], version))
}
