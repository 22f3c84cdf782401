import { expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { readFrameContract } from './frame-contract.ts'

const message = (name: string): Json => ({ name, payload: { type: 'object' } })
const refer = (name: string): Json => ({ $ref: `#/channels/frame/messages/${name}` })

it('readFrameContract: tells the messages that the page receives from those that it sends', () => {
  const channel = {
    messages: { close: { $ref: '#/components/messages/Close' }, pause: { $ref: '#/components/messages/Pause' } },
  }
  const { messages } = readFrameContract({
    asyncapi: '3.0.0',
    channels: { frame: channel },
    operations: {
      tellApp: { action: 'send', channel: { $ref: '#/channels/frame' }, messages: [refer('close')] },
      tellPage: { action: 'receive', channel: { $ref: '#/channels/frame' }, messages: [refer('pause')] },
    },
    components: { messages: { Close: message('close'), Pause: message('pause') } },
  })
  expect(messages.map(({ event, isFromApp }) => `${event} ${String(isFromApp)}`)).toEqual(['close false', 'pause true'])
})
