/** The reads without which a page has no content, in rounds: each waits for the one before it. */
export const READS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '/game': [
    ['/api/open/game/type?hasLogin=false', '/api/open/banner/info', '/api/open/game/fetch/hot?pageSize=24&pageNum=1'],
  ],
  '/login': [],
  '/wallet': [['/api/user/info', '/api/balance']],
  '/finance/recharge': [
    ['/api/user/info', '/api/balance', '/api/recharge/method'],
    ['/api/recharge/amount?method=gcash'],
  ],
  '/vip': [['/api/user/info', '/api/vip/card/fetch']],
  '/transactionHistory': [['/api/user/info', '/api/recharge/fetch?pageSize=20&pageNum=1']],
}
