import { PLAY_INFO } from '../../data/play-info.ts'
import { getPauseEnd } from '../../sandbox/responsible/pauses.ts'
import { showUser } from '../account/show-user.ts'
import type { Handler, Handlers } from '../handler.ts'

const getPlayInfo: Handler<'getPlayInfo'> = ({ language }) => PLAY_INFO[language]

const takeBreak: Handler<'takeBreak'> = (request) => {
  const { player, sandbox, body } = request
  if (body.password !== player.passwordHash) return request.fail('passwordWrong')
  const until = getPauseEnd(sandbox.clock.now(), body)
  const begins = sandbox.responsible.pauses.begin(player, { state: 'break', until }, body.thisDevice)
  return begins ? showUser(player, request) : request.fail('longerHolds')
}

const excludePlayer: Handler<'excludePlayer'> = (request) => {
  const { player, sandbox, body } = request
  if (body.password !== player.passwordHash) return request.fail('passwordWrong')
  const until = getPauseEnd(sandbox.clock.now(), body)
  const begins = sandbox.responsible.pauses.begin(player, { state: 'excluded', until })
  return begins ? showUser(player, request) : request.fail('longerHolds')
}

export const pauseHandlers = { getPlayInfo, takeBreak, excludePlayer } satisfies Handlers
