import { Activities } from './activities.ts'
import { Friends } from './friends.ts'
import { InviteRanking } from './invite-ranking.ts'
import { RecallGifts } from './recall-gifts.ts'
import { RedeemCodes } from './redeem-codes.ts'
import { SignIns } from './sign-ins.ts'
import { Vip } from './vip.ts'
import type { WorldCore } from './world-core.ts'

/** The rewards of a sandbox's players. */
export class Rewards {
  readonly vip: Vip
  readonly signIns: SignIns
  readonly friends: Friends
  readonly ranking: InviteRanking
  readonly codes = new RedeemCodes()
  readonly gifts: RecallGifts
  readonly activities: Activities

  constructor(world: WorldCore) {
    this.vip = new Vip(world)
    this.signIns = new SignIns(world, this.vip)
    this.friends = new Friends(world)
    this.ranking = new InviteRanking(world, this.friends)
    this.gifts = new RecallGifts(world)
    this.activities = new Activities(world, this.signIns)
  }
}
