import type { Emitter } from './emitter.ts'
import type { Frame } from './read-frame.ts'
import type { RealtimeEvents } from './realtime-events.ts'

/**
 * Hands a frame to its listeners. What is bound to nothing becomes `unbound`, which the app answers with a warning in
 * the log and nothing else (section 8 of the specification); what cannot be read becomes `unreadable`.
 */
export function handOn(emitter: Emitter<RealtimeEvents>, frame: Frame): void {
  switch (frame.kind) {
    case 'unreadable': {
      const { kind: _kind, ...unreadable } = frame
      emitter.emit('unreadable', unreadable)
      return
    }
    case 'unknown': {
      emitter.emit('unbound', { event: frame.event, content: frame.content })
      return
    }
    case 'message': {
      const { message } = frame
      // The event says which payload its listeners take; TypeScript cannot pair the two over a union.
      const wasHeard = emitter.emit(message.event, message as never)
      if (wasHeard || message.event === 'pong') return
      emitter.emit('unbound', { event: message.event, content: message.content })
    }
  }
}
