import { escapeStep, type Json } from '@tumpak/contract-kit/json.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { IsProposed } from '@tumpak/contract-kit/stated.ts'
import type { Verdict } from './verdict.ts'

/** One object of a value, with the fields that its schemas name. Each part of an `allOf` may name some of them. */
interface Place {
  value: Json
  names: ReadonlySet<string>
  /** Whether the object may have other fields too. */
  isOpen: boolean
  node: DocumentNode
  /** The pointer with `*` for each key of a map. */
  cause?: string
}

/** The objects of a value by their pointers. */
export type Places = Map<string, Place>

/** A verdict in the making. */
export interface Walked extends Omit<Verdict, 'undocumented'> {
  places: Places
}

/** Returns a verdict without any violation or object. */
export function createWalked(): Walked {
  return { violations: [], places: new Map() }
}

/** Adds the fields that further schemas of the same objects name. All schemas apply, so each may close an object. */
export function addPlaces(places: Places, others: Places): void {
  joinPlaces(places, others, (own, other) => own && other)
}

/** Joins the fields that several alternatives name, all of which fit. */
export function joinAlternatives(all: readonly Places[]): Places {
  const joined: Places = new Map()
  for (const places of all) joinPlaces(joined, places, (own, other) => own || other)
  return joined
}

/** Lists the fields that no schema of their object names. */
export function listUndocumented(places: Places, isProposed: IsProposed): Verdict['undocumented'] {
  return [...places].flatMap(([pointer, { value, names, isOpen, node, cause }]) =>
    isOpen
      ? []
      : Object.keys(value)
          .filter((name) => !names.has(name))
          .map((name) => ({
            pointer: `${pointer}/${escapeStep(name)}`,
            rule: node.pointer,
            proposed: isProposed(node, 'additionalProperties'),
            ...(cause !== undefined && { cause: `${cause}/${escapeStep(name)}` }),
          })),
  )
}

function joinPlaces(places: Places, others: Places, isOpen: (own: boolean, other: boolean) => boolean): void {
  for (const [pointer, other] of others) {
    const known = places.get(pointer)
    const joined = known && {
      ...known,
      names: new Set([...known.names, ...other.names]),
      isOpen: isOpen(known.isOpen, other.isOpen),
    }
    places.set(pointer, joined ?? other)
  }
}
