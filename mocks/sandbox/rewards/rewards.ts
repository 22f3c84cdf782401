import { Activities } from './activities.ts'
import { Friends } from './friends.ts'
import { InviteRanking } from './invite-ranking.ts'
import { RecallGifts } from './recall-gifts.ts'
import { RedeemCodes } from './redeem-codes.ts'
import { SignIns } from './sign-ins.ts'
import { Vip } from './vip.ts'
import type { SandboxCore } from '../sandbox-core.ts'

/** The rewards of a sandbox's players. */
export class Rewards {
  readonly vip: Vip
  readonly signIns: SignIns
  readonly friends: Friends
  readonly ranking: InviteRanking
  readonly codes = new RedeemCodes()
  readonly gifts: RecallGifts
  readonly activities: Activities

  constructor(sandbox: SandboxCore) {
    this.vip = new Vip(sandbox)
    this.signIns = new SignIns(sandbox, this.vip)
    this.friends = new Friends(sandbox)
    this.ranking = new InviteRanking(sandbox, this.friends)
    this.gifts = new RecallGifts(sandbox)
    this.activities = new Activities(sandbox, this.signIns)
  }
}
