import { deferred } from '../deferred/deferred.tsx'

/** {@link HelpCompanion} in deferred code: loaded only where it has room. */
export const DeferredHelp = deferred(async () => (await import('./help-companion.tsx')).HelpCompanion, {
  texts: ['support'],
  isOptional: true,
})
