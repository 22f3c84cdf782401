-- Games, rounds and rewards.
create table manufacturer (
  code text primary key,
  name text not null,
  is_open boolean not null default true,
  needs_wallet boolean not null default false
);

create table game (
  id text primary key,
  name text not null,
  manuf text not null references manufacturer,
  type text not null,
  hot_rank int,
  search_text text not null,
  cover_color text not null,
  return_percent double precision not null,
  min_bet bigint not null,
  max_bet bigint not null,
  details jsonb not null,
  rounds bigint not null default 0,
  added_at timestamptz not null default now()
);

create table favourite (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  game_id text not null references game,
  unique (account_id, game_id)
);

create table launch (
  token_hash text primary key,
  key_hash text unique,
  account_id bigint not null references account,
  session_hash text not null,
  game_id text not null references game,
  app_origin text not null,
  created_at timestamptz not null default now()
);

create table round (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  game_id text not null references game,
  launch_token_hash text not null,
  number int not null,
  bet bigint not null check (bet > 0),
  win bigint not null check (win >= 0),
  played_at timestamptz not null default now(),
  unique (launch_token_hash, number)
);

create index round_account on round (account_id, played_at desc);

create index round_win on round (played_at desc) where win > 0;

-- Whatever two requests do at once, nothing is claimed twice.
create table claim (
  account_id bigint not null references account,
  what text not null,
  period text not null,
  rewards jsonb not null,
  claimed_at timestamptz not null default now(),
  primary key (account_id, what, period)
);

create table check_in (
  account_id bigint not null references account,
  day text not null,
  primary key (account_id, day)
);

create table friend_reward (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  friend_id bigint not null references account,
  kind text not null,
  period text not null default '',
  amount bigint not null,
  got_at timestamptz not null default now(),
  unique (account_id, friend_id, kind, period)
);

create index account_invited_at on account (invited_at) where invited_by is not null;

create table redeem_code (
  code text primary key,
  rewards jsonb not null,
  uses_left int not null check (uses_left >= 0),
  expires_at timestamptz not null
);

create table recall (
  sn text primary key,
  account_id bigint not null references account,
  plan jsonb not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now()
);
