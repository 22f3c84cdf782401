import { isJson, text, type Json } from '../document/json.ts'
import { announcedLevel, Changes, LEVELS, type Change, type Level } from './change.ts'
import { asyncapiChanges } from './asyncapi-changes.ts'
import { openapiChanges } from './openapi-changes.ts'

/** What two versions of one document differ in. */
export interface Comparison {
  /** The file, such as `openapi/openapi.yaml`. */
  readonly document: string
  readonly oldVersion: string
  readonly version: string
  readonly changes: readonly Change[]
  /** The gravest of its changes; undefined where nothing differs. */
  readonly level: Level | undefined
  /** What the step of the version number announces. */
  readonly announced: Level | undefined
  /** Somebody breaks, and the version number does not say so. */
  readonly isUnannounced: boolean
}

/** Compares two versions of one document, OpenAPI or AsyncAPI, as `info.version` tells them apart. */
export function compareDocuments(document: string, old: Json, now: Json): Comparison {
  const changes = new Changes()
  const kind = kindOf(old)
  if (kind === undefined || kind !== kindOf(now))
    throw new Error(`${document} is neither OpenAPI nor AsyncAPI on both sides`)
  if (kind === 'openapi') openapiChanges({ old, now }, changes)
  else asyncapiChanges({ old, now }, changes)
  const list = changes.list()
  const [oldVersion, version] = [versionOf(old), versionOf(now)]
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

/** A document that only one side has: all that it says is gone, or new. */
export function loneDocument(document: string, root: Json, isNew: boolean): Comparison {
  const changes = new Changes()
  const finding = isNew
    ? ({ rule: 'document-added', place: document, text: 'The document is new', breaks: [] } as const)
    : ({
        rule: 'document-removed',
        place: document,
        text: 'The document is gone',
        breaks: ['players', 'backends'],
      } as const)
  changes.add(document, finding)
  const version = versionOf(root)
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

function kindOf(root: Json): 'openapi' | 'asyncapi' | undefined {
  if (text(root['openapi']) !== undefined) return 'openapi'
  return text(root['asyncapi']) === undefined ? undefined : 'asyncapi'
}

function versionOf({ info }: Json): string {
  return isJson(info) ? (text(info['version']) ?? String(info['version'] ?? '')) : ''
}
