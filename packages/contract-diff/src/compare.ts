import { isJson, text, type Json } from '@tumpak/contract-kit/json.ts'
import { describeDocument } from '@tumpak/contract-kit/load-document.ts'
import { asyncapiChanges } from './asyncapi-changes.ts'
import { announcedLevel, Changes, LEVELS, type Change, type Level } from './change.ts'
import { openapiChanges } from './operations/openapi-changes.ts'

/** The differences between two versions of one document. */
export interface Comparison {
  /** The document's file, such as `openapi/openapi.yaml`. */
  readonly document: string
  readonly oldVersion: string
  readonly version: string
  readonly changes: readonly Change[]
  /** The highest level of the changes; undefined without changes. */
  readonly level: Level | undefined
  /** The level that the version numbers announce. */
  readonly announced: Level | undefined
  /** Whether there is a breaking change that the version number does not announce. */
  readonly isUnannounced: boolean
}

/** Compares two versions of one OpenAPI or AsyncAPI document. */
export function compareDocuments(document: string, old: Json, now: Json): Comparison {
  const changes = new Changes(isOurs(now) ? 'players' : 'apps')
  const kind = getKind(old)
  if (kind === undefined || kind !== getKind(now))
    throw new Error(`${document} is neither OpenAPI nor AsyncAPI on both sides`)
  if (kind === 'openapi') openapiChanges({ old: describeDocument(old).root, now: describeDocument(now).root }, changes)
  else asyncapiChanges({ old, now }, changes)
  const list = changes.list()
  const [oldVersion, version] = [getVersion(old), getVersion(now)]
  const announced = announcedLevel(oldVersion, version)
  const level = LEVELS.find((one) => list.some((change) => change.level === one))
  return {
    document,
    oldVersion,
    version,
    changes: list,
    level,
    announced,
    isUnannounced: level === 'major' && announced !== 'major',
  }
}

/** Reports a document that only one side has as removed or new. */
export function loneDocument(document: string, root: Json, isNew: boolean): Comparison {
  const changes = new Changes(isOurs(root) ? 'players' : 'apps')
  const finding = isNew
    ? ({ rule: 'document-added', place: document, text: 'The document is new', breaks: [] } as const)
    : ({
        rule: 'document-removed',
        place: document,
        text: 'The document is gone',
        breaks: ['apps', 'backends'],
      } as const)
  changes.add(document, finding)
  const version = getVersion(root)
  const list = changes.list()
  const level = list[0]?.level
  return {
    document,
    oldVersion: isNew ? '' : version,
    version: isNew ? version : '',
    changes: list,
    level,
    announced: undefined,
    isUnannounced: !isNew,
  }
}

function getKind(root: Json): 'openapi' | 'asyncapi' | undefined {
  if (text(root['openapi']) !== undefined) return 'openapi'
  return text(root['asyncapi']) === undefined ? undefined : 'asyncapi'
}

/** Our own documents speak of players, those of others of apps. */
function isOurs({ info }: Json): boolean {
  return isJson(info) && /^Tumpak\b/.test(text(info['title']) ?? '')
}

function getVersion({ info }: Json): string {
  return isJson(info) ? (text(info['version']) ?? String(info['version'] ?? '')) : ''
}
