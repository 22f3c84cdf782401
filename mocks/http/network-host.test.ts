import { describe, expect, it } from 'vitest'
import { reachableNames, readHost, warnOfNetwork } from './network-host.ts'

describe('readHost', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5', 'my-machine.local'])('accepts %s', (host) => {
    expect(readHost(host)).toBe(host)
    expect(warnOfNetwork(host)).toContain('network')
  })

  it.each(['', 'http://x', 'a b', '-x', 'x:80'])('rejects "%s"', (host) => {
    expect(() => readHost(host)).toThrow(/A host is/)
  })

  it('is absent without the option', () => {
    expect(readHost(undefined)).toBeUndefined()
  })
})

describe('reachableNames', () => {
  it('are the host itself, in brackets for IPv6', () => {
    expect([...reachableNames('192.168.1.5')]).toEqual(['192.168.1.5'])
    expect([...reachableNames('fe80::1')]).toEqual(['[fe80::1]'])
  })

  it('are all of this machine for 0.0.0.0', () => {
    expect(reachableNames('0.0.0.0').has('127.0.0.1')).toBe(true)
    expect(reachableNames('0.0.0.0').has('203.0.113.7')).toBe(false)
  })
})
