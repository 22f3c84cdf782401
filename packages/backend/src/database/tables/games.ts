/** Games, rounds and rewards. */
export interface GamesTables {}
