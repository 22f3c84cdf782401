import { describe, expect, it } from 'vitest'
import { forHooks, stripMarks } from './generator-input.ts'
import { openEnums } from './leniency.ts'
import { listEnumComponents, renderOpenEnums } from './open-enums.ts'
import type { Json } from './read-bundle.ts'

const BUNDLE: { [key: string]: Json } = {
  paths: {},
  components: {
    schemas: {
      TicketStatus: { type: 'string', enum: ['open', 'closed'] },
      OrderStatus: { type: 'integer', enum: [0, 1], 'x-enum-varnames': ['pending', 'done'] },
      Ticket: {
        type: 'object',
        properties: {
          status: { 'x-open': true, allOf: [{ $ref: '#/components/schemas/TicketStatus' }] },
          order: { 'x-open': true, allOf: [{ $ref: '#/components/schemas/OrderStatus' }] },
          history: {
            type: 'array',
            items: { type: 'object', properties: { kind: { 'x-open': true, enum: ['note'] } } },
          },
          closed: { type: 'string', enum: ['yes', 'no'] },
        },
      },
    },
  },
}

describe('open enums', () => {
  it('have their known values and a guard, named by component or property', () => {
    const text = renderOpenEnums(BUNDLE)
    expect(text).toContain("export const TICKET_STATUSES = ['open', 'closed'] as const")
    expect(text).toContain(
      'export function isTicketStatus(value: unknown): value is (typeof TICKET_STATUSES)[number] {',
    )
    expect(text).toContain("export const TICKET_HISTORY_KINDS = ['note'] as const")
    expect(text.match(/export const/g)).toHaveLength(2)
  })

  it('keep the schema of their component, which no field refers to any more', () => {
    const open = stripMarks(openEnums(BUNDLE, BUNDLE)) as typeof BUNDLE
    const { components } = forHooks(open, listEnumComponents(BUNDLE))
    expect(components).toHaveProperty('schemas.TicketStatus.enum', ['open', 'closed'])
  })
})
