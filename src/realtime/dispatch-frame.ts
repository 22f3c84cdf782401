import type { Emitter } from './emitter.ts'
import type { Frame } from './read-frame.ts'
import type { RealtimeEvents } from './realtime-events.ts'

/**
 * Passes a frame to its listeners. A frame without listeners becomes `unbound`, which only logs a warning; an
 * unreadable one becomes `unreadable`.
 */
export function dispatchFrame(emitter: Emitter<RealtimeEvents>, frame: Frame): void {
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
      // The event determines the payload's type; TypeScript cannot correlate the two over a union.
      const wasHeard = emitter.emit(message.event, message as never)
      if (wasHeard || message.event === 'pong') return
      emitter.emit('unbound', { event: message.event, content: message.content })
    }
  }
}
