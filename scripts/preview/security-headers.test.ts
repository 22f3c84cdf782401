import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, isLoopback, securityHeaders } from './security-headers.ts'

const local = { secure: false, host: '127.0.0.1:4173' }
const live = { secure: true, host: 'play.example' }

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part === name || part.startsWith(`${name} `))
}

describe('contentSecurityPolicy', () => {
  it('lets only our own scripts and styles run, never inline or evaluated ones', () => {
    for (const served of [local, live]) {
      const policy = contentSecurityPolicy(served)
      expect(directive(policy, 'script-src')).toBe("script-src 'self'")
      expect(directive(policy, 'style-src')).toBe("style-src 'self'")
      expect(directive(policy, 'default-src')).toBe("default-src 'none'")
      expect(policy).not.toMatch(/unsafe|(^| )\*/)
    }
  })

  it('frames https pages only, once served to the world', () => {
    expect(directive(contentSecurityPolicy(live), 'frame-src')).toBe('frame-src https:')
    expect(directive(contentSecurityPolicy(live), 'img-src')).toBe("img-src 'self' data: blob: https:")
    expect(directive(contentSecurityPolicy({ secure: false, host: 'play.example' }), 'frame-src')).toBe(
      'frame-src https:',
    )
    expect(directive(contentSecurityPolicy({ secure: true, host: 'localhost' }), 'frame-src')).toBe('frame-src https:')
  })

  it('frames loopback pages over http where it is itself served so', () => {
    expect(directive(contentSecurityPolicy(local), 'frame-src')).toBe(
      'frame-src https: http://localhost:* http://127.0.0.1:*',
    )
  })

  it('names the socket of the same origin, and takes no odd Host for a source', () => {
    expect(directive(contentSecurityPolicy(local), 'connect-src')).toBe("connect-src 'self' ws://127.0.0.1:4173")
    expect(directive(contentSecurityPolicy(live), 'connect-src')).toBe("connect-src 'self' wss://play.example")
    expect(
      directive(contentSecurityPolicy({ secure: false, host: "x; script-src 'unsafe-inline'" }), 'connect-src'),
    ).toBe("connect-src 'self'")
  })

  it('demands trusted types and upgrades requests on https', () => {
    expect(directive(contentSecurityPolicy(live), 'require-trusted-types-for')).toBe(
      "require-trusted-types-for 'script'",
    )
    expect(directive(contentSecurityPolicy(live), 'upgrade-insecure-requests')).toBe('upgrade-insecure-requests')
    expect(directive(contentSecurityPolicy(local), 'upgrade-insecure-requests')).toBeUndefined()
  })
})

describe('securityHeaders', () => {
  it('sends HSTS on https only', () => {
    expect(securityHeaders(live)).toHaveProperty('strict-transport-security')
    expect(securityHeaders(local)).not.toHaveProperty('strict-transport-security')
  })

  it('sends other hosts no path and no query', () => {
    expect(securityHeaders(live)['referrer-policy']).toBe('strict-origin')
  })

  it('has only values that may stand in a header', () => {
    for (const value of Object.values(securityHeaders(local))) expect(value).toMatch(/^[\x20-\x7e]+$/)
  })
})

describe('isLoopback', () => {
  it.each(['localhost', 'localhost:4173', '127.0.0.1:1', '[::1]:80'])('takes %s', (host) => {
    expect(isLoopback(host)).toBe(true)
  })

  it.each(['', 'localhost.example', '127.0.0.1.example', 'example:127'])('refuses %s', (host) => {
    expect(isLoopback(host)).toBe(false)
  })
})
