import { describe, expect, it } from 'vitest'
import type { Finding } from '../context/run-report.ts'
import { groupCauses, listOperations } from './causes.ts'
import { fixtureReport } from './fixture-report.ts'

const [base] = fixtureReport().findings
if (base === undefined) throw new Error('the fixture has no finding')

const finding = (path: string, more: Partial<Finding>): Finding => ({
  ...base,
  operationId: path,
  id: `${path}/${more.check ?? ''}`,
  method: 'GET',
  path,
  ...more,
})
const session = { check: 'session', title: 'The operation succeeds with no session', rule: '#/paths/x/security' }
const field = { check: 'schema', rule: 'components/schemas/User.yaml#/properties/balance/type' }

describe('groupCauses', () => {
  it('merges the same problem of several operations', () => {
    const causes = groupCauses(['/a', '/b', '/c', '/d'].map((path) => finding(path, session)))
    expect(causes).toHaveLength(1)
    expect(causes.map((cause) => listOperations(cause))).toEqual(['GET /a, GET /b, GET /c and 1 more'])
  })

  it("merges violations of one shared schema's field, wherever the schema is used", () => {
    const first = finding('/a', { ...field, pointer: '/data/balance', title: '`data.balance` should be a number' })
    const other = finding('/b', {
      ...field,
      pointer: '/data/user/balance',
      title: '`data.user.balance` should be a number',
    })
    expect(groupCauses([first, other])).toHaveLength(1)
  })

  it('puts the most severe cause first, then the one of most operations', () => {
    const other = { ...session, title: 'The operation succeeds with an ended session' }
    const minor = { check: 'time', title: 'Slow', severity: 'minor' } as const
    const found = [
      ...['/a', '/b', '/c'].map((path) => finding(path, { ...minor })),
      finding('/a', { ...session, severity: 'critical' }),
      ...['/x', '/y'].map((path) => finding(path, { ...other, severity: 'critical' })),
    ]
    expect(groupCauses(found).map(({ finding: { severity }, others }) => `${severity} ${others.length + 1}`)).toEqual([
      'critical 2',
      'critical 1',
      'minor 3',
    ])
  })

  it('separates different problems, and known findings', () => {
    const known = { known: { reason: 'agreed', expires: '2999-01-01' } }
    const others = [
      finding('/a', session),
      finding('/b', { ...session, title: 'The operation succeeds with an ended session' }),
      finding('/c', { ...session, severity: 'minor' }),
      finding('/d', { ...session, ...known }),
    ]
    expect(groupCauses(others)).toHaveLength(4)
  })
})
