// Made by `npm run generate` from the documents. Do not edit.

export interface paths {
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Opens a session for the player, and ends the session of another device and the one whose cookie the request has. The app calls this when the player submits the login form. The session is a cookie; the body holds nothing of it.
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/custom/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Creates an account and opens a session for it, and ends the session whose cookie the request has. The app calls this when the player submits the register form.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session and closes its socket. The app calls this when the player confirms the logout, and clears its own data without waiting for the answer.
         */
        post: operations["logoutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player
         * @description Returns the player of the session. The app calls this at start if it remembers a player, when the page becomes visible again, and after what affects the player; login and register return the player themselves.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Balance and points
         * @description Returns the player's money and points. The app calls this after user info, after each reward, game and deposit, on refresh, and when the page becomes visible again.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/badge/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counters of the red dots
         * @description Returns all counters at once. The app calls this after user info, and whenever it may have missed socket messages.
         */
        get: operations["getBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register/flag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who may register
         * @description Returns whether anybody may register and whether a code is required. The app calls this when the register page opens. It changes nothing.
         */
        post: operations["getRegistrationRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sms/send/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the OTP that binds a mobile number
         * @description Sends six digits to a number that the player wants to bind. The app calls this from the bind-mobile form, at most once in 60 seconds.
         */
        post: operations["sendBindOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a mobile number
         * @description Binds a number to the account with the OTP sent to it.
         */
        post: operations["bindPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sms/send/resetLoginPwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the OTP that resets the login password
         * @description Sends six digits to the number of an account: the bound one or, while none is bound, the one given at registration. The app calls this from the forgot-password page. The answer is the same whether or not an account has the number, so that nobody can find out.
         */
        post: operations["sendLoginPasswordOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset/login/pwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the login password
         * @description Sets a new login password with the OTP, and ends every session of the account.
         */
        post: operations["resetLoginPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/modifyPasswordLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the login password
         * @description Sets a new login password, given the old one. The session stays open.
         */
        post: operations["changeLoginPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/modifyPasswordTrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the transaction password
         * @description Sets the first transaction password. The app calls this from the create form, which compares both entries on the device.
         */
        post: operations["setTradePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sms/send/resetTradePwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the OTP that resets the transaction password
         * @description Sends six digits to the bound number. The app calls this from the reset form.
         */
        post: operations["sendTradePasswordOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset/trade/pwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the transaction password
         * @description Sets a new transaction password with the OTP sent to the bound number.
         */
        post: operations["resetTradePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile
         * @description Changes only the fields sent.
         */
        post: operations["updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bind/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation afterwards
         * @description Records who invited a player who registered without a code. Once only.
         */
        post: operations["bindInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries
         * @description Returns the selectable nationalities.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address to share
         * @description Returns the player's invitation link. The app calls this when the player taps Share.
         */
        get: operations["getShare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address to follow
         * @description Returns the address of the channel that the follow popup offers.
         */
        get: operations["getFollow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/material/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Avatars to choose from
         * @description Returns the avatars that the operator offers.
         */
        get: operations["listAvatars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identity/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options of the identity forms
         * @description Returns the selectable identity documents, sources of income, occupations and gaming venues.
         */
        get: operations["getIdentityOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identity/base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the base info
         * @description Saves the data of the identity document. The status is editing until the pictures are sent too.
         */
        post: operations["saveIdentityBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/common/uploadImg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description Stores a picture and returns its id. The app calls this for each side of the identity document, the selfie, and a custom avatar.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identity/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the identity documents
         * @description Submits the uploaded pictures. The status becomes pending, and the operator checks them. The verdict, approved or rejected, reaches the player as a letter and the socket event inbox.unread; the app then reads getIdentity and getUser again.
         */
        post: operations["saveIdentityPapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identity/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of the identity check
         * @description Returns the status and the saved answers, masked.
         */
        get: operations["getIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the operator
         * @description Returns contact links and addresses of documents. The app calls this at start.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest version
         * @description Returns the newest version of the app. The app calls this at start, and offers the update if it is older.
         */
        get: operations["getAppVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions and answers
         * @description Returns frequently asked questions.
         */
        get: operations["listFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notice/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Announcements
         * @description Returns the operator's announcements. The app shows them once a day, to a newcomer after the first game or on the second visit; one of a maintenance within 24 hours as soon as it is known.
         */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fb/event/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Advertising conversion
         * @description Returns a conversion once, for an optional hook. The app calls this after a deposit, and only if the player agreed and the operator configured it.
         */
        get: operations["getFbEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game types
         * @description Returns the menu of game types. Kept for operators with per-player menus; the app reads its menu from the open variant.
         */
        get: operations["listGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manuf/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Providers
         * @description Returns the providers that have games of a type, for the rows of the lobby, for players.
         */
        get: operations["listManufacturers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description Returns the games of a type, a provider or both, for players. The app calls this as the lobby scrolls.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/fetch/hot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hot games
         * @description Returns the hot games in the server's own order, for players. The app calls this when the lobby opens.
         */
        get: operations["listHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/game/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game types for visitors
         * @description Returns the menu of game types. The app always reads its menu here, with hasLogin false, for visitors and players.
         */
        get: operations["listOpenGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/manuf/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Providers for visitors
         * @description Returns the providers that have games of a type, for the rows of the lobby, for visitors.
         */
        get: operations["listOpenManufacturers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/game/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games for visitors
         * @description Returns the games of a type, a provider or both, for visitors. The app calls this as the lobby scrolls.
         */
        get: operations["listOpenGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/game/fetch/hot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hot games for visitors
         * @description Returns the hot games in the server's own order, for visitors. The app calls this when the lobby opens.
         */
        get: operations["listOpenHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/banner/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of the lobby
         * @description Returns the banners at the top of the lobby, for visitors and players alike.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/getUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a game
         * @description Returns the address of a game for this player, or says that a wallet must be bound first. The app calls this when a player taps a game.
         */
        post: operations["launchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/record/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rounds played
         * @description Returns the player's rounds in games of a type, newest first.
         */
        get: operations["listGameRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/fetch/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live games
         * @description Returns the games with a live dealer, for players. A menu may have several types with `showType` 1: the app asks for the games of one of them by its `type`.
         */
        get: operations["listLiveGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/game/fetch/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live games for visitors
         * @description Returns the games with a live dealer, for visitors. A menu may have several types with `showType` 1: the app asks for the games of one of them by its `type`.
         */
        get: operations["listOpenLiveGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/game/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search games
         * @description Returns the games whose name or provider's name contains the keyword, for players and visitors alike. Case and diacritics do not count.
         */
        get: operations["searchOpenGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/game/searchDiscover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search page before a search
         * @description Returns popular search words and some games.
         */
        get: operations["getSearchDiscovery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/game/info/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest wins
         * @description Returns the lines of the lobby's ticker, with masked names.
         */
        get: operations["listGameMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/game/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a favorite
         * @description Marks a game as a favorite.
         */
        post: operations["addFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/game/collect/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unmark a favorite
         * @description Removes a game from the favorites.
         */
        post: operations["removeFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/game/collect/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favorites
         * @description Returns the player's favorite games, newest first.
         */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/helper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a game is played
         * @description Gives the rules of a game.
         */
        get: operations["getGameHelp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vip/card/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * VIP standing and rewards
         * @description Returns the level, the requirements and rewards of each level, activeness and the three rewards.
         */
        get: operations["getVip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vip/card/daily/rewards/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the daily VIP reward
         * @description Pays the daily reward of the level, once each Manila day.
         */
        post: operations["claimVipDaily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vip/card/rebate/rewards/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the VIP rebate
         * @description Pays back the level's share of yesterday's turnover.
         */
        post: operations["claimVipRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vip/card/monthly/rewards/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the monthly VIP reward
         * @description Pays the monthly reward after 30 days of check-in.
         */
        post: operations["claimVipMonthly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friend/card/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Results of inviting friends
         * @description Returns the code, the counts and the two rewards.
         */
        get: operations["getFriendCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friend/card/rewards/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rewards for inviting friends
         * @description Returns the rewards for inviting friends, newest first.
         */
        get: operations["listFriendRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friend/card/deposit/rewards/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the reward for friends' deposits
         * @description Pays the reward for friends who deposited.
         */
        post: operations["claimFriendDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friend/card/turnover/rewards/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the reward for friends' turnover
         * @description Pays the reward for friends' turnover.
         */
        post: operations["claimFriendTurnover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invite/rankings/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ranking of inviters
         * @description Returns the ranking of the period and the player's place in it.
         */
        get: operations["getInviteRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invite/rankings/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the ranking reward
         * @description Pays the reward for the player's place in the last period.
         */
        post: operations["claimInviteRanking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/redemption/code/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a code
         * @description Credits the rewards of the code.
         */
        post: operations["redeemCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recallTask/fetch/{sn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return gift
         * @description Returns the gift behind a link sent to a returning player, and its steps.
         */
        get: operations["getRecallTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recallTask/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a step of a return gift
         * @description Credits the reward of a completed step.
         */
        post: operations["claimRecallTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/act/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activities
         * @description Returns the current activities; each opens in the in-app frame.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposit methods
         * @description Returns the deposit methods for this player. The app calls this when the deposit screen opens.
         */
        get: operations["listRechargeMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggested deposit amounts
         * @description Returns the suggested amounts of a method and its limits for this player. The app calls this when the player chooses a method.
         */
        get: operations["listRechargeAmounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/preCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a deposit
         * @description Checks method, amount, bank and coupon, and assigns a number to the deposit. No money moves and the history does not show it. The app calls this when the player submits the deposit form. A prepared deposit can be created for 15 minutes (expiresAt).
         */
        post: operations["prepareRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/build": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a deposit
         * @description Creates the prepared deposit and returns the page where the player pays. From now on the history shows it as pending, and its coupon as used. Balance and journal change once it has succeeded. The app calls this once for each intent, right after preparing; if the response was lost, the player may repeat it with the same Idempotency-Key. For a deposit that is already created, any other key gets orderAlreadyBuilt, never orderExpired. The player can pay for 15 minutes from now; then the deposit times out. Where `versionCode` is missing, empty or lower than the `sinceVersionCode` of a code, orderExpired is answered in its place.
         */
        post: operations["createRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposits
         * @description Returns the player's deposits, newest first. The app calls this for the history, and to follow a deposit.
         */
        get: operations["listRecharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banks of a method
         * @description Returns the banks or channels of a method.
         */
        get: operations["listRechargeBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupon/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coupons
         * @description Returns the player's coupons: usable ones first, sorted by their end.
         */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bankCard/wallet/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bound wallet
         * @description Returns the bound wallet, masked, or says that there is none.
         */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bankCard/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a wallet
         * @description Binds the wallet for withdrawals. It cannot be changed afterwards.
         */
        post: operations["bindWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw
         * @description Withdraws to the bound wallet. The app calls this once for each intent, after the player confirmed amount, fee and destination; if the response was lost, the player may repeat it with the same Idempotency-Key, and may retype the password. The server checks the key before all else. The amount leaves the balance at once and is held until the withdrawal ends; a rejected or failed withdrawal returns it.
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Withdrawals
         * @description Returns the player's withdrawals, newest first. The app calls this for the history, and to follow a withdrawal.
         */
        get: operations["listWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/balanceJournal/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Types of changes
         * @description Returns the types that filter the records.
         */
        get: operations["listJournalTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/balanceJournal/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of the balance
         * @description Returns every change of the balance, newest first.
         */
        get: operations["listJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mallExchange/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Goods that points buy
         * @description Returns the goods and the player's points.
         */
        get: operations["getExchange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mallExchange/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy with points
         * @description Exchanges points for goods or money. The app calls this once for each intent; if the response was lost, the player may repeat it with the same Idempotency-Key.
         */
        post: operations["createExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Letters
         * @description Returns the player's letters, newest first. The app calls this when the inbox opens, and for each of its tabs.
         */
        get: operations["listLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/letter/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Types of letters
         * @description Returns the types, for the tabs of the inbox.
         */
        get: operations["listLetterTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/letter/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a letter as read
         * @description Marks a letter as read. The app calls this when the player opens one.
         */
        post: operations["readLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/letter/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete letters
         * @description Deletes letters. Letters with unclaimed rewards stay.
         */
        post: operations["deleteLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/letter/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the rewards of a letter
         * @description Credits the rewards attached to a letter.
         */
        post: operations["claimLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rg/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Help and terms of responsible play
         * @description Returns whom to ask for help, and the operator's terms of breaks and exclusions, in the language of the request. The app calls this when somebody opens the page of responsible play, visitors too.
         */
        get: operations["getPlayInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rg/limit/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's limits
         * @description Returns the limits that hold for the player, what is used of each, and the changes that wait. They hold for the account, on every device. The app calls this on the page of responsible play, in the deposit form, and after a refusal.
         */
        get: operations["listPlayLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rg/limit/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a limit
         * @description Sets or changes a limit. A new or lower one holds from now on, and replaces a change that waits. A higher one waits for 24 hours and then for confirmPlayLimit; while it waits the old one holds. The value that already holds changes nothing, and withdraws a change that waits. The app calls this when the player submits the form of a limit.
         */
        post: operations["setPlayLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rg/limit/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to remove a limit
         * @description Asks for a limit to be removed. The removal waits as a higher limit does, and replaces a change that waits. The app calls this when the player confirms the removal.
         */
        post: operations["removePlayLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rg/limit/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a change of a limit
         * @description Makes a change of a limit hold that has waited 24 hours. The app calls this when the player says yes to it.
         */
        post: operations["confirmPlayLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rg/limit/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a change of a limit
         * @description Takes back a change of a limit that waits; the limit that holds stays. The app calls this when the player withdraws the request.
         */
        post: operations["withdrawPlayLimitChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rg/limit/postpone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer "Not now" to the question for limits
         * @description Notes that the player wants to set no limit now: `ask` is false for six months. Setting a limit does so, too. The app calls this when the player chooses Not now.
         */
        post: operations["postponePlayLimits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rg/break": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a break
         * @description Begins a break of 24 hours to 30 days that nobody can end early. Games and deposits are refused while it lasts; a round that runs is played to its end. With `thisDevice`, other accounts on the device (`deviceId`) are on a break as well. The app calls this in the second step of the form.
         */
        post: operations["takeBreak"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rg/exclude": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exclude oneself
         * @description Begins an exclusion of six months, one year or five years that nobody can end early. It does what a break does. The app calls this in the second step of the form.
         */
        post: operations["excludePlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rg/session/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The session of play
         * @description Returns for how long the player has played without a pause, what was staked and won, and when the next reality check is due. The app calls this while a game is open, about every minute, and when the page becomes visible.
         */
        get: operations["getPlaySession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rg/session/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a reality check
         * @description Notes the player's answer; the next reality check is due after `reminderMinutes`. Without a session of play it changes nothing. The app calls this when the player presses one of the three buttons.
         */
        post: operations["answerRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rg/session/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the time between reality checks
         * @description Sets after how many minutes of play a reality check is due; it counts from the answer before. The app calls this when the player chooses another time.
         */
        post: operations["setRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rg/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statement of a year
         * @description Returns what the player paid in and out, staked and won, and for how long the player played, for each month of a year and in all. The server adds it up; months and years are those of Manila. The app calls this on the page of responsible play.
         */
        get: operations["getPlayStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A password as the player types it, without spaces. It never leaves the device: the app sends the lower-case hex of the SHA-256 of its UTF-8 bytes. */
        PasswordInput: string;
        /** @description A user name, letters and digits only. */
        UsernameInput: string;
        /** @description A mobile number as the player types it, without spaces and a leading +63: ten digits, or eleven with a leading 0 that the app drops before it sends the number. */
        MobileInput: string;
        LoginBody: {
            /** @description The user name, in upper or lower case. */
            username: string;
            /** @description The password, hashed. */
            password: string;
        };
        /**
         * @description The request succeeded.
         * @constant
         */
        Success: true;
        /**
         * @description The only success code.
         * @constant
         */
        SuccessCode: 20000;
        /** @description Empty, unless there is a message for the player, in the language of Accept-Language. Plain text, never HTML. */
        SuccessMessage: string;
        /** @description The player's id. The socket's address uses it. */
        Uid: string;
        /**
         * Format: uri-reference
         * @description The address of a picture, as Url. Where it has no query, a client may add `?w=` with one of the widths in `x-widths`, in device pixels, and receives the picture in that width or in its own; a server that does not resize ignores `w`.
         */
        PictureUrl: string;
        /** @description The displayable state of the identity check. It never contains identity numbers or identity documents. */
        IdentityInfo: {
            /** @description The name on the identity document, masked. */
            fullName?: string;
            /** @description Why the identity documents were rejected, in the language of Accept-Language. */
            rejectReason?: string;
        };
        /**
         * Format: date-time
         * @description An instant as RFC 3339 with its offset. Shown in Asia/Manila.
         */
        Instant: string;
        /** @description Whether the player may play. Absent while the feature responsiblePlay is off. Each response that has the player has it as of now, and the socket's `play.state` says that it has changed. */
        PlayState: {
            /**
             * @description open: the player may play. break and excluded: the player has taken a break, or is self-excluded: games and deposits are refused, and nothing is promoted; withdrawals, own records, the identity check and customer service stay open. restricted: the law or the regulator keeps this person from playing: the app shows the reason, help and documents. An app treats a value that it does not know as break.
             * @enum {string}
             */
            state: "open" | "break" | "excluded" | "restricted";
            /** @description When the break or the exclusion ends. Present with break and excluded. */
            until?: components["schemas"]["Instant"];
            /**
             * @description Whether the break was taken for this device by another account.
             * @default false
             */
            isOfDevice?: boolean;
            /** @description Why the player is restricted, in the language of the request, fit to show. */
            reason?: string;
            /** @description When an app may promote again: no coupon, bonus, reward prompt, promotion or invitation shows before. A day after a loss limit was reached; absent if nothing is held, or while a break or an exclusion holds it. */
            heldUntil?: components["schemas"]["Instant"];
        };
        /** @description The player, as every operation returns it. */
        User: {
            uid: components["schemas"]["Uid"];
            /** @description The account's id in the operator's own systems. The app does not show it: a player gives uid to customer service, and the links of contacts carry uid. */
            auid: string;
            /** @description The name that the player logs in with, as registered. Upper and lower case make no difference. */
            username: string;
            /** @description The display name; empty if the player chose none. */
            nickname: string;
            /**
             * @description As stated by the player.
             * @default male
             * @enum {string}
             */
            gender?: "male" | "female";
            /** @description The bound mobile number, masked (917****567); empty if none is bound. */
            phone: string;
            /** @description The mobile number given at registration, masked; empty if none was given. */
            registerPhone: string;
            avatar: components["schemas"]["PictureUrl"];
            /** @description The code with which this player invites friends. */
            invitationCode: string;
            /**
             * @description The VIP level.
             * @default 0
             */
            vip?: number;
            /** @description Whether a mobile number is bound. */
            bind: boolean;
            /** @description True while no transaction password is set. */
            isNullPasswordTrade: boolean;
            identityInfo: components["schemas"]["IdentityInfo"];
            /**
             * @description The state of the identity check.
             * @default unverified
             * @enum {string}
             */
            identityStatus?: "unverified" | "pending" | "approved" | "rejected" | "editing";
            /**
             * @description Whether the identity is ratified. Ratified means verified; only then the player may withdraw money.
             * @default unratified
             * @enum {string}
             */
            kycStatus?: "unratified" | "ratified";
            /** @description Whether the player has claimed today's sign-up bonus. */
            hasSignUp: boolean;
            /** @description The code that the player registered with; empty if none. */
            registrationCode: string;
            /** @description Whether the account is a guest's. */
            guest: boolean;
            /**
             * @description True while the account is suspended until the identity is verified. If the field is missing or unreadable, the app assumes true, as it assumes an unratified kycStatus: it never opens more than the server said.
             * @default true
             */
            onlyKyc: boolean;
            play?: components["schemas"]["PlayState"];
            /** @description Whether the player still has the password that the operator set. */
            loginInit: boolean;
        };
        /** @description The player. */
        UserOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["User"];
        };
        /** @description The request was refused. `code` says why (see `x-codes` of the operation and of the document); `msg` is for display, in the language of Accept-Language. */
        Failure: {
            /**
             * @description The request was refused and changed nothing.
             * @constant
             */
            success: false;
            /** @description Why the request was refused; 20002 means that the session is not valid. */
            code: number;
            /** @description The text to show to the player. Plain text, never HTML. */
            msg: string;
            /** @description A refused request has no payload. */
            data: null;
        };
        RegisterBody: {
            /** @description The user name to register. It is taken if it differs from another one by upper and lower case alone. */
            username: string;
            /** @description The password, hashed. */
            password: string;
            /** @description The mobile number, ten digits without the area code. */
            phone: string;
            /**
             * @description The area code; the Philippines only.
             * @constant
             */
            areaCode: "63";
            /** @description The code of the friend who invited the player; if getRegistrationRule requires a registration code, that code. In upper case; the server ignores case. User.registrationCode stores it. */
            invitationCode?: string;
        };
        /** @description The operation returns no payload. */
        Nothing: null;
        /** @description Success without a message. */
        NothingOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Nothing"];
        };
        /**
         * Format: peso
         * @description An amount in Philippine pesos with at most two decimals, exact up to 999,999,999,999.99. The format replaces `multipleOf: 0.01`, which validators compute wrongly for binary fractions.
         */
        Peso: number;
        /** @description balance may be played. allAmount = balance + the withdrawals that are held until they end. withdrawalAmount may be withdrawn now: withdrawalAmount = max(0, balance - bound). bound is the sum over the deposits whose wagering is not done: of each the deposit with its bonus, or the wagering that it still needs if that is less. So a deposit never binds money that was free before, and withdrawalAmount is not less after it. Rewards, exchanges and returned withdrawals bind nothing. deposit is the sum of all successful deposits, without bonuses. */
        UserAccount: {
            allAmount: components["schemas"]["Peso"];
            balance: components["schemas"]["Peso"];
            withdrawalAmount: components["schemas"]["Peso"];
            deposit: components["schemas"]["Peso"];
        };
        UserPoint: {
            /** @description The player's points. */
            value: number;
        };
        /** @description surplus is the turnover still required: the sum of what each deposit, with its bonus, still needs before it may be withdrawn. It binds those deposits only (withdrawalAmount of UserAccount). Each bet lowers it, for the oldest deposit first. */
        UserRisk: {
            surplus: components["schemas"]["Peso"];
            /** @description The part of the required turnover that has been played, in percent, rounded down; absent if nothing is required or the total is not known. */
            playedPercent?: number;
        };
        /** @description An advertising conversion to report once; absent if there is none. */
        FbEvent: {
            /** @description The conversion's name. */
            event: string;
            amount: components["schemas"]["Peso"];
            /**
             * @description Always Philippine pesos.
             * @constant
             */
            currency: "PHP";
        };
        /** @description The player's money and points. */
        Balance: {
            userAccountVO: components["schemas"]["UserAccount"];
            userPointVO: components["schemas"]["UserPoint"];
            userRiskVO: components["schemas"]["UserRisk"];
            fbEvent?: components["schemas"]["FbEvent"];
        };
        /** @description The player's money and points. */
        BalanceOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Balance"];
        };
        /** @description The counters behind the red dots; the socket sends their changes. */
        Badges: {
            /** @description Login bonuses to claim. */
            loginBonusRewardNum: number;
            /** @description Spins earned by inviting friends. */
            inviteFriendToEarnNum: number;
            /** @description Energy earned by inviting friends. */
            inviteFriendEnergy: number;
            /** @description Unread letters. */
            letterUnreadNum: number;
            /** @description Task rewards to claim. */
            taskRewardNum: number;
            /** @description Daily deposit sign-ins to make. */
            dailyDepositSign: number;
            /** @description VIP rewards to claim. */
            vipTabRewardsNum: number;
            /** @description Numbers the states of these counters: it grows with each change of one of them, also by the player's own action, and never falls. The socket's messages have it too: of two counts the one with the higher revision is newer. A server reads it before it counts. */
            revision?: number;
        };
        /** @description The counters. */
        BadgesOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Badges"];
        };
        /** @description The body may be empty; an invitation code says who invited the visitor. */
        RegistrationRuleBody: {
            /** @description The code of the link that brought the visitor, in upper case; the server ignores case. */
            invitationCode?: string;
        };
        /** @description Who may register now. */
        RegistrationRule: {
            /** @description Whether anybody may register. */
            isOpen: boolean;
            /** @description Whether a registration code is required, sent as invitationCode of registerUser. */
            needsRegistrationCode: boolean;
        };
        /** @description Who may register now. */
        RegistrationRuleOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RegistrationRule"];
        };
        /** @description A mobile number, ten digits without the area code. */
        Phone: string;
        /**
         * @description The area code; the Philippines only.
         * @constant
         */
        AreaCode: "63";
        SendBindOtpBody: {
            phone: components["schemas"]["Phone"];
            areaCode: components["schemas"]["AreaCode"];
        };
        /** @description When the next OTP may be requested. */
        OtpSent: {
            /** @description Seconds until another OTP may be sent. */
            resendAfterSeconds: number;
        };
        /** @description The OTP was sent. */
        OtpSentOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["OtpSent"];
        };
        /** @description The six digits sent by SMS. */
        Otp: string;
        BindPhoneBody: {
            phone: components["schemas"]["Phone"];
            areaCode: components["schemas"]["AreaCode"];
            verifyCode: components["schemas"]["Otp"];
        };
        SendLoginPasswordOtpBody: {
            phone: components["schemas"]["Phone"];
            areaCode: components["schemas"]["AreaCode"];
        };
        /** @description A password as lower-case hex of the SHA-256 of its UTF-8 bytes, without spaces. */
        PasswordHash: string;
        ResetLoginPasswordBody: {
            phone: components["schemas"]["Phone"];
            areaCode: components["schemas"]["AreaCode"];
            verifyCode: components["schemas"]["Otp"];
            password: components["schemas"]["PasswordHash"];
        };
        ChangeLoginPasswordBody: {
            oldPassword: components["schemas"]["PasswordHash"];
            password: components["schemas"]["PasswordHash"];
        };
        /** @description The first transaction password. The app compares both entries on the device. */
        SetTradePasswordBody: {
            password: components["schemas"]["PasswordHash"];
        };
        ResetTradePasswordBody: {
            password: components["schemas"]["PasswordHash"];
            verifyCode: components["schemas"]["Otp"];
        };
        /**
         * Format: uri-reference
         * @description An address. Absolute addresses are https, or http from a loopback host to a loopback host; a path belongs to the app's own origin, where a deployment forwards everything below `/api/` to the server, and `/art/` to whatever serves its pictures.
         */
        Url: string;
        /** @description The fields that changed, and only those. */
        UpdateUserBody: {
            /** @description The name that the app shows. */
            nickname?: string;
            /**
             * @description As stated by the player.
             * @enum {string}
             */
            gender?: "male" | "female";
            avatar?: components["schemas"]["Url"];
        };
        Country: {
            /** @description ISO 3166-1 alpha-2. */
            code: string;
            /** @description The country's name in the language of Accept-Language. */
            name: string;
            /** @description The area code of its telephone numbers, without the plus. */
            areaCode: string;
        };
        /** @description The selectable nationalities. */
        CountriesOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Country"][];
        };
        /**
         * Format: uri
         * @description An absolute https address, or http from a loopback host to a loopback host.
         */
        WebAddress: string;
        /** @description An address. */
        WebAddressOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["WebAddress"];
        };
        /** @description A short name for machines, never shown. */
        Code: string;
        Avatar: {
            id: components["schemas"]["Code"];
            url: components["schemas"]["PictureUrl"];
        };
        /** @description The selectable avatars. */
        AvatarsOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Avatar"][];
        };
        IdentityType: {
            code: components["schemas"]["Code"];
            /** @description The identity document's name in the language of Accept-Language. */
            name: string;
            /** @description Whether a picture of its back is required too. */
            needsBack: boolean;
        };
        Choice: {
            code: components["schemas"]["Code"];
            /** @description Its name in the language of Accept-Language. */
            name: string;
        };
        /** @description The options of the identity forms. */
        IdentityOptions: {
            /** @description The accepted identity documents. */
            idTypes: components["schemas"]["IdentityType"][];
            /** @description The sources of income. */
            incomeSources: components["schemas"]["Choice"][];
            /** @description Occupations. */
            occupations: components["schemas"]["Choice"][];
            /** @description Where the player plays. */
            gamingVenues: components["schemas"]["Choice"][];
        };
        /** @description The selectable options. */
        IdentityOptionsOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["IdentityOptions"];
        };
        /**
         * Format: date
         * @description A calendar day in Manila.
         */
        Day: string;
        Address: {
            /** @description House, street, barangay. */
            line: string;
            /** @description City or municipality. */
            city: string;
            /** @description Province. */
            province: string;
            /** @description Postal code. */
            postalCode: string;
        };
        /** @description The data of the identity document, as the player types it. */
        SaveIdentityBaseBody: {
            /** @description The name on the identity document. The pattern needs a regular expression with the `u` flag, as JSON Schema recommends, because it names letters of all scripts. A tool that compiles patterns without the flag must set it. */
            fullName: string;
            birthday: components["schemas"]["Day"];
            /**
             * Format: email
             * @description The address for mail from the operator.
             */
            email: string;
            /** @description The country, ISO 3166-1 alpha-2. */
            nationality: string;
            presentAddress: components["schemas"]["Address"];
            permanentAddress: components["schemas"]["Address"];
            sourceOfIncome: components["schemas"]["Code"];
            occupation: components["schemas"]["Code"];
            gamingVenue: components["schemas"]["Code"];
            idType: components["schemas"]["Code"];
            /** @description The number on the identity document. */
            idNumber: string;
        };
        /** @description The state of the identity check and the saved answers, masked. Identity numbers are never returned in full. */
        Identity: {
            /**
             * @description The state of the identity check.
             * @enum {string}
             */
            identityStatus: "unverified" | "pending" | "approved" | "rejected" | "editing";
            /**
             * @description Whether the identity is ratified.
             * @default unratified
             * @enum {string}
             */
            kycStatus: "unratified" | "ratified";
            /** @description Why the identity documents were rejected, in the language of Accept-Language; empty otherwise. */
            rejectReason: string;
            /**
             * @description The part that the player must correct, as saveIdentityBase and saveIdentityPapers name it; absent if not rejected, or if the reason concerns no single part. The app leads there.
             * @enum {string}
             */
            rejectPart?: "fullName" | "birthday" | "nationality" | "idType" | "idNumber" | "email" | "presentAddress" | "permanentAddress" | "sourceOfIncome" | "occupation" | "gamingVenue" | "front" | "back" | "selfie";
            /** @description Whether the base info is saved. */
            hasBase: boolean;
            /** @description Whether the pictures of the identity documents are uploaded. */
            hasPapers: boolean;
            /** @description The date by which the app asks the player to verify, 3 days after registration. */
            deadline: components["schemas"]["Instant"];
            /** @description The date by which the terms require verification, 7 days after registration. */
            termsDeadline: components["schemas"]["Instant"];
            /** @description When the documents in review were submitted. The app names no time if it is absent. */
            submittedAt?: components["schemas"]["Instant"];
            /** @description Within how many minutes of the submission the check usually ends. The app names no time if it is absent. */
            reviewMinutes?: number;
            /** @description The name, masked; empty before it is saved. */
            fullName: string;
            /** @description The code of the chosen identity document; empty before it is saved. */
            idType: string;
            /** @description The number without spaces and hyphens, masked; empty before it is saved. */
            idNumber: string;
        };
        /** @description The state of the identity check. */
        IdentityOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Identity"];
        };
        UploadImageBody: {
            /**
             * Format: binary
             * @description A JPEG, PNG or WebP picture. The app re-encodes a picture over 512000 bytes; the server refuses one that is still over 5 MiB.
             */
            file: string;
            /**
             * @description The purpose of the picture.
             * @enum {string}
             */
            purpose: "idFront" | "idBack" | "selfie" | "avatar";
        };
        /** @description An uploaded picture's id, known only to its owner. */
        FileId: string;
        UploadedImage: {
            fileId: components["schemas"]["FileId"];
            url: components["schemas"]["Url"];
        };
        /** @description The picture is stored. */
        UploadedImageOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["UploadedImage"];
        };
        /** @description The pictures uploaded before. */
        SaveIdentityPapersBody: {
            front: components["schemas"]["FileId"];
            back?: components["schemas"]["FileId"];
            selfie: components["schemas"]["FileId"];
        };
        /** @description An address that leads to people, or an empty string if there is none. The app shows only https addresses on another host. For a logged-in player it fills an empty query parameter `uid` with the uid; to an address on t.me, wa.me or m.me without a `text` it adds a message with the uid in the player's language. */
        ContactLink: string;
        /** @description An absolute https address (http if the app itself is on a loopback host), or an empty string if the operator has none. */
        OptionalUrl: string;
        /**
         * Format: peso
         * @description An amount in Philippine pesos to pay; never zero, at most two decimals.
         */
        PesoPaid: number;
        /** @description What the operator adds to the first deposit of a new player. It names the terms of the coupon that a new account gets (`isWelcome`), so that a visitor reads before signing up what the deposit grants. An app shows the percentage only together with all of the terms. */
        FirstDepositOffer: {
            /** @description The part of the first deposit that is added, in percent, up to bonusMax. */
            bonusPercent: number;
            /** @description The most that is added. */
            bonusMax: components["schemas"]["PesoPaid"];
            /** @description The smallest deposit that gets the bonus. */
            minDeposit: components["schemas"]["PesoPaid"];
            /** @description How many times deposit and bonus must be played before they may be withdrawn. */
            turnoverMultiple: number;
            /** @description The page with all terms of the offer. */
            termsUrl: components["schemas"]["WebAddress"];
        };
        /**
         * @description An optional part of this document (`x-feature`).
         * @enum {string}
         */
        Feature: "responsiblePlay";
        /** @description The operator's settings. `cs_` keys are customer service contacts, `ps_` keys are the product's channels; an empty string means none. An operator may add further keys of either kind. Where a contact's address has an empty query parameter `uid`, the app's customer service page fills in the player's id. */
        Config: {
            cs_telegram?: components["schemas"]["ContactLink"];
            cs_viber?: components["schemas"]["ContactLink"];
            cs_messenger?: components["schemas"]["ContactLink"];
            cs_online?: components["schemas"]["ContactLink"];
            ps_facebook?: components["schemas"]["ContactLink"];
            ps_telegram?: components["schemas"]["ContactLink"];
            ps_instagram?: components["schemas"]["ContactLink"];
            download_page: components["schemas"]["OptionalUrl"];
            privacy_policy: components["schemas"]["OptionalUrl"];
            terms_of_use: components["schemas"]["OptionalUrl"];
            /**
             * @description Whether the app offers its download above the tab bar of its main pages, and recommends Chrome to other browsers on Android.
             * @default true
             */
            showDownloadBanner?: boolean;
            /** @description How many minutes a customer service contact usually takes to reply, by the contact's key without `cs_`. The app shows a time only where there is one. */
            supportReplyMinutes?: {
                [key: string]: number;
            };
            /** @description The bonus on a first deposit. Without it, or where a part of it cannot be read, an app names no bonus to a visitor. */
            firstDepositOffer?: components["schemas"]["FirstDepositOffer"];
            /** @description Optional parts of this document that the server has. An app calls none of the operations of a part that is not listed; without the field it has none. Apps ignore values that they do not know. */
            features?: components["schemas"]["Feature"][];
        };
        /** @description The operator's settings. */
        ConfigOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Config"];
        };
        AppVersion: {
            /** @description The newest version, counted up by one with each release. An app with a lower one offers the update. */
            versionCode: number;
            downloadUrl: components["schemas"]["OptionalUrl"];
        };
        /** @description The newest version of the app. */
        AppVersionOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["AppVersion"];
        };
        Faq: {
            id: components["schemas"]["Code"];
            /** @description The heading that the question belongs to, in the language of Accept-Language. */
            category: string;
            /** @description The question. */
            question: string;
            /** @description The answer. Plain text; line breaks count. */
            answer: string;
        };
        /** @description Questions and answers, in display order. */
        FaqsOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Faq"][];
        };
        /** @description An announcement to all players. */
        Announcement: {
            id: components["schemas"]["Code"];
            /** @description Its heading, in the language of Accept-Language. */
            title: string;
            /** @description The announcement. Plain text; line breaks count. */
            content: string;
            publishedAt: components["schemas"]["Instant"];
            /** @description When the maintenance that it announces begins; absent if it announces none. */
            maintenanceAt?: components["schemas"]["Instant"];
        };
        /** @description Announcements, newest first. */
        AnnouncementsOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Announcement"][];
        };
        /** @description An advertising conversion that is not reported yet; the field is absent if there is none. Reading it counts as reporting it. */
        FbEventNews: {
            fbEvent?: components["schemas"]["FbEvent"];
        };
        /** @description A conversion, or none. */
        FbEventNewsOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FbEventNews"];
        };
        /**
         * @description A type of game. Known types are hot, slot, live, sports, fish, poker and arcade; an operator may add others. hot is no type of its own: it stands for the games that the operator puts first, of any type.
         * @example slot
         */
        GameTypeCode: string;
        GameType: {
            code: components["schemas"]["GameTypeCode"];
            /** @description The type's name in the language of Accept-Language. */
            name: string;
            /** @description Whether the lobby shows the type as a row for each provider. */
            showProvider: boolean;
            /**
             * @description The layout of the type: 0 default, 1 live, 2 sports.
             * @enum {integer}
             */
            showType: 0 | 1 | 2;
        };
        /** @description The menu of game types, in display order. */
        GameTypesOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["GameType"][];
        };
        Manufacturer: {
            code: components["schemas"]["Code"];
            /** @description The provider's name. */
            name: string;
            logo: components["schemas"]["PictureUrl"];
            /** @description The provider's number of games of the requested type. */
            gameCount: number;
            /** @description The types of the provider's games, by which an app filters them; omitted if unknown. */
            types?: components["schemas"]["GameTypeCode"][];
        };
        /** @description The providers that have games of the requested type. */
        ManufacturersOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Manufacturer"][];
        };
        /**
         * @description popular: the most played first, of all types together if none is asked for; newest: the latest additions first; name: by name, A to Z.
         * @enum {string}
         */
        GameSort: "popular" | "newest" | "name";
        /** @description A game's id, the same for visitors and players. */
        GameId: string;
        /** @description A color in sRGB: # and six hexadecimal digits. */
        Color: string;
        /**
         * Format: peso
         * @description A limit of bets, in Philippine pesos with at most two decimals.
         */
        PesoBet: number;
        /** @description The table of a live game. */
        LiveTable: {
            /** @description The table's name, in the language of Accept-Language. */
            name: string;
            /** @description The dealer's name. */
            dealer: string;
            picture: components["schemas"]["PictureUrl"];
            /** @description The number of open seats; 0 for a full table. Omitted where everyone may sit down. */
            openSeats?: number;
            /** @description The number of seats, open and taken; omitted where everyone may sit down. */
            seats?: number;
            /** @description The smallest bet at the table. */
            minBet?: components["schemas"]["PesoBet"];
            /** @description The largest bet at the table, at least `minBet`. */
            maxBet?: components["schemas"]["PesoBet"];
        };
        /** @description What a bet of 1 returns if it wins, the stake included. */
        Odds: number;
        /** @description Decimal odds of the winner, the stake included. An app shows two decimals. */
        WinnerOdds: {
            home: components["schemas"]["Odds"];
            away: components["schemas"]["Odds"];
        };
        /** @description The event of a sports game. */
        SportsEvent: {
            /** @description The league or tournament. */
            league: string;
            /** @description The team or contestant that is named first. */
            home: string;
            /** @description The other team or contestant. */
            away: string;
            startsAt: components["schemas"]["Instant"];
            /** @description The crest of the first team or contestant, a square. */
            homeCrest?: components["schemas"]["PictureUrl"];
            /** @description The crest of the other one, a square. */
            awayCrest?: components["schemas"]["PictureUrl"];
            /** @description The odds of the winner when the list was read; omitted where none are offered. */
            odds?: components["schemas"]["WinnerOdds"];
        };
        Game: {
            id: components["schemas"]["GameId"];
            /** @description The game's name. */
            name: string;
            manuf: components["schemas"]["Code"];
            /** @description The provider's name. */
            manufName: string;
            type: components["schemas"]["GameTypeCode"];
            /** @description The poster, 3 by 4, with the game's name; its top right corner has no text, since the heart is there. */
            cover: components["schemas"]["PictureUrl"];
            /** @description The cover's dominant color, which an app shows until the cover has loaded. */
            coverColor?: components["schemas"]["Color"];
            /** @description Whether the game is one of the hot games. */
            hot: boolean;
            /** @description The table of a game with a live dealer; omitted for others. */
            table?: components["schemas"]["LiveTable"];
            /** @description The event of a sports game; omitted for others. */
            event?: components["schemas"]["SportsEvent"];
            /** @description The part of all bets that the game pays back in the long run (RTP), in percent. */
            returnPercent?: number;
            /** @description The smallest bet of a round; a live game has it at its table. */
            minBet?: components["schemas"]["PesoBet"];
            /** @description The largest bet of a round. */
            maxBet?: components["schemas"]["PesoBet"];
        };
        /** @description The number of items in all pages. */
        Total: number;
        /** @description A page of games. */
        GamePage: {
            /** @description The items of this page; empty after the last page. */
            list: components["schemas"]["Game"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of games. */
        GamePageOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["GamePage"];
        };
        Banner: {
            id: components["schemas"]["Code"];
            /** @description What the banner says, in the language of Accept-Language; also its text for screen readers. */
            title: string;
            /** @description The word on the banner's button, in the language of Accept-Language; no button if omitted. The whole banner is the link. */
            button?: string;
            image: components["schemas"]["PictureUrl"];
            /** @description The path of the app that the banner leads to; empty for none. */
            link: string;
        };
        /** @description The banners of the lobby, in display order. */
        BannersOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Banner"][];
        };
        LaunchGameBody: {
            gameId: components["schemas"]["GameId"];
        };
        /** @description The game's page, absolute and on another host than the app's (another host name; another port is not enough), with a single-use launch token for this game only. Empty if a wallet must be bound first. */
        PlayUrl: string;
        GameLaunch: {
            playUrl: components["schemas"]["PlayUrl"];
            /**
             * @description browser opens the game outside the app; any other value, such as frame, opens it in the app's game frame.
             * @example frame
             * @example browser
             */
            openMode: string;
            /** @description Whether the player must bind a wallet first, which is the rule of the game's provider. If so, playUrl is empty, and the app opens the form to bind one. */
            needBindWallet: boolean;
            /**
             * @description How the game wants the screen to be held; any if omitted. The app only suggests it.
             * @enum {string}
             */
            orientation?: "any" | "portrait" | "landscape";
        };
        /** @description How to open the game. */
        GameLaunchOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["GameLaunch"];
        };
        /**
         * Format: peso
         * @description The payout of a round or a reward, in Philippine pesos with at most two decimals; 0 for none.
         */
        PesoWon: number;
        GameRecord: {
            id: components["schemas"]["Code"];
            gameId: components["schemas"]["GameId"];
            /** @description The game's name. */
            gameName: string;
            /** @description The provider's name. */
            manufName: string;
            /** @description The game's cover; omitted if the game is no longer there. */
            cover?: components["schemas"]["PictureUrl"];
            /** @description The cover's dominant color, as in a list of games. */
            coverColor?: components["schemas"]["Color"];
            bet: components["schemas"]["PesoPaid"];
            win: components["schemas"]["PesoWon"];
            playedAt: components["schemas"]["Instant"];
        };
        /** @description A page of rounds. */
        GameRecordPage: {
            /** @description The items of this page; empty after the last page. */
            list: components["schemas"]["GameRecord"][];
            total: components["schemas"]["Total"];
            /** @description The bets of all rounds that match the request, on any page; absent if the server does not add them up. */
            totalBet?: components["schemas"]["PesoWon"];
            /** @description The payouts of the same rounds. */
            totalWin?: components["schemas"]["PesoWon"];
        };
        /** @description A page of rounds, newest first. */
        GameRecordPageOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["GameRecordPage"];
        };
        /** @description Part of a name of a game or a provider, trimmed. */
        Keyword: string;
        /** @description The content of the search page before a search. */
        SearchDiscovery: {
            /** @description Popular search words. */
            keywords: string[];
            /** @description Recommended games. */
            games: components["schemas"]["Game"][];
        };
        /** @description The content of the search page before a search. */
        SearchDiscoveryOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["SearchDiscovery"];
        };
        /** @description A line of the lobby's ticker. */
        GameMessage: {
            id: components["schemas"]["Code"];
            /** @description The winner's name, masked. */
            player: string;
            /** @description The game's name. */
            gameName: string;
            amount: components["schemas"]["PesoWon"];
            wonAt: components["schemas"]["Instant"];
        };
        /** @description The newest wins. */
        GameMessagesOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["GameMessage"][];
        };
        CollectBody: {
            gameId: components["schemas"]["GameId"];
        };
        /** @description A picture of a game's rules. */
        GameHelpImage: {
            url: components["schemas"]["Url"];
            /** @description What the picture shows, for players who cannot see it; in the language of Accept-Language. */
            text: string;
        };
        /** @description A row of a game's pay table. */
        GamePay: {
            /** @description What wins, in the language of Accept-Language. */
            name: string;
            /** @description What it pays as a multiple of the bet, the bet included. */
            pays: number;
        };
        /** @description How a game is played. */
        GameHelp: {
            gameId: components["schemas"]["GameId"];
            /** @description Its heading, in the language of Accept-Language. */
            title: string;
            /** @description The provider, as in a list of games. */
            manuf?: components["schemas"]["Code"];
            /** @description The provider's name. */
            manufName?: string;
            /** @description The game's type, as in a list of games. */
            type?: components["schemas"]["GameTypeCode"];
            /** @description The rules. Plain text; line breaks count. */
            content: string;
            /** @description Pictures below the rules, such as a paytable; none if omitted. */
            images?: components["schemas"]["GameHelpImage"][];
            /** @description The game's cover, as in a list of games. */
            cover?: components["schemas"]["PictureUrl"];
            /** @description The cover's dominant color, as in a list of games. */
            coverColor?: components["schemas"]["Color"];
            /** @description The part of all bets that the game pays back in the long run (RTP), in percent. */
            returnPercent?: number;
            /** @description The smallest bet of a round. */
            minBet?: components["schemas"]["PesoPaid"];
            /** @description The largest bet of a round. */
            maxBet?: components["schemas"]["PesoPaid"];
            /**
             * @description How the wins are spread: low for frequent small ones, high for rare large ones. An app leaves out a value that it does not know.
             * @enum {string}
             */
            volatility?: "low" | "medium" | "high";
            /** @description What wins and what it pays, the highest first; none if omitted. */
            payTable?: components["schemas"]["GamePay"][];
        };
        /** @description How the game is played. */
        GameHelpOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["GameHelp"];
        };
        /** @description The next fall of activeness, if no deposit is made before. */
        ActivenessDrop: {
            at: components["schemas"]["Instant"];
            /** @description The activeness after the fall, in percent. */
            activeness: number;
        };
        VipLevel: {
            /** @description The level. */
            level: number;
            deposit: components["schemas"]["PesoWon"];
            turnover: components["schemas"]["PesoWon"];
            /** @description The part of the turnover that is paid back, in percent. */
            rebatePercent: number;
            /** @description By how many percent activeness falls with each day without a deposit. */
            activenessLoss: number;
            /** @description The activeness, in percent, that keeps the level: below it at the start of a Manila month the level falls by one. 0 for a level that is never lost. */
            retentionActiveness?: number;
            daily?: components["schemas"]["PesoWon"];
            monthly?: components["schemas"]["PesoWon"];
        };
        /**
         * @description locked means not earned yet, ready means claimable now, claimed means already claimed.
         * @enum {string}
         */
        ClaimState: "locked" | "ready" | "claimed";
        /** @description One reward of the player. */
        Reward: {
            /**
             * @description The kind of reward. cash shows in the balance, point in the points, a coupon, which the operator chooses, in listCoupons. energy is spent in activities and shows on the friend card, in no balance; its unclaimed fills are a counter of getBadges.
             * @enum {string}
             */
            type: "cash" | "coupon" | "energy" | "point";
            amount?: components["schemas"]["PesoWon"];
        };
        /** @description A reward of the VIP level. */
        VipReward: {
            state: components["schemas"]["ClaimState"];
            reward: components["schemas"]["Reward"];
            /** @description The progress, in its own unit (pesos of turnover, or days of check-in). */
            progress: number;
            /** @description The progress that earns it. */
            target: number;
            availableAt?: components["schemas"]["Instant"];
        };
        /** @description The player's VIP standing and its rewards. */
        Vip: {
            /** @description The level. */
            level: number;
            deposit?: components["schemas"]["PesoWon"];
            turnover: components["schemas"]["PesoWon"];
            /** @description In percent. Each deposit adds 100; a day without a deposit lowers it. */
            activeness: number;
            nextDrop?: components["schemas"]["ActivenessDrop"];
            /** @description The days of check-in that count for the monthly reward, oldest first. Claiming the daily reward checks in, and so does a day of the sign-up bonus. */
            checkIns?: components["schemas"]["Day"][];
            /** @description The requirements and rewards of each level. */
            levels: components["schemas"]["VipLevel"][];
            daily: components["schemas"]["VipReward"];
            rebate: components["schemas"]["VipReward"];
            monthly: components["schemas"]["VipReward"];
        };
        /** @description The player's VIP standing. */
        VipOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Vip"];
        };
        /** @description The credited rewards. */
        Rewards: {
            /** @description At least one reward. A coupon has no amount; points and energy are whole numbers. */
            rewards: components["schemas"]["Reward"][];
        };
        /** @description The credited rewards. */
        RewardsOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Rewards"];
        };
        /** @description A whole number of points or energy. */
        Points: number;
        /** @description The results of inviting friends. */
        FriendCard: {
            /** @description The player's invitation code. */
            invitationCode: string;
            shareUrl: components["schemas"]["WebAddress"];
            /** @description Friends who registered. */
            invited: number;
            /** @description Friends who deposited. */
            deposited: number;
            spins: components["schemas"]["Points"];
            /** @description The energy that the player has for activities of inviting. */
            energy: components["schemas"]["Points"];
            deposit: components["schemas"]["VipReward"];
            turnover: components["schemas"]["VipReward"];
        };
        /** @description The results of inviting friends. */
        FriendCardOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FriendCard"];
        };
        FriendReward: {
            id: components["schemas"]["Code"];
            /** @description The friend's name, masked. */
            friend: string;
            /**
             * @description What it was given for.
             * @enum {string}
             */
            kind: "deposit" | "turnover" | "ranking";
            reward: components["schemas"]["Reward"];
            gotAt: components["schemas"]["Instant"];
        };
        /** @description A page of rewards for inviting friends. */
        FriendRewardPage: {
            /** @description The items of this page; empty after the last page. */
            list: components["schemas"]["FriendReward"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of rewards, newest first. */
        FriendRewardPageOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["FriendRewardPage"];
        };
        RankingEntry: {
            /** @description The place, from 1. */
            rank: number;
            /** @description The player's name, masked. */
            player: string;
            /** @description Friends invited in the period. */
            invited: number;
            reward: components["schemas"]["Reward"];
        };
        /** @description The reward of one place or of several. */
        RankingPrize: {
            /** @description The first of the places. */
            from: number;
            /** @description The last of the places. */
            to: number;
            reward: components["schemas"]["Reward"];
        };
        /** @description A finished period of the ranking. */
        RankingPeriod: {
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            /** @description The best players, first place first. */
            list: components["schemas"]["RankingEntry"][];
            /** @description The player's place; 0 if none. */
            myRank: number;
            /** @description Friends that the player invited in the period. */
            myInvited: number;
            myReward?: components["schemas"]["Reward"];
        };
        /** @description The top inviters of the period. */
        InviteRanking: {
            endsAt: components["schemas"]["Instant"];
            startsAt?: components["schemas"]["Instant"];
            /** @description The best players, first place first. */
            list: components["schemas"]["RankingEntry"][];
            /** @description The player's place; 0 if none. */
            myRank: number;
            /** @description Friends that the player has invited in the period. */
            myInvited: number;
            state: components["schemas"]["ClaimState"];
            /** @description The rewards by place, first place first; absent if the list shows them all. */
            prizes?: components["schemas"]["RankingPrize"][];
            previous?: components["schemas"]["RankingPeriod"];
        };
        /** @description The ranking. */
        InviteRankingOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["InviteRanking"];
        };
        RedeemCodeBody: {
            /** @description The code as typed, without spaces. */
            code: string;
        };
        /** @description The number of a return gift, from the link sent to the player. */
        RecallSn: string;
        RecallStep: {
            id: components["schemas"]["Code"];
            /** @description What to do, in the language of Accept-Language. */
            title: string;
            /** @description The progress so far. */
            progress: number;
            /** @description The progress that completes the step. */
            target: number;
            /**
             * @description The unit of `progress` and `target`; times if absent.
             * @enum {string}
             */
            unit?: "peso" | "times";
            /**
             * @description What completes the step, so that the app can lead there.
             * @enum {string}
             */
            action?: "login" | "deposit" | "play" | "verify" | "invite";
            state: components["schemas"]["ClaimState"];
            reward: components["schemas"]["Reward"];
        };
        /** @description A gift for a player who comes back. */
        RecallTask: {
            sn: components["schemas"]["RecallSn"];
            /** @description Its heading, in the language of Accept-Language. */
            title: string;
            endsAt: components["schemas"]["Instant"];
            /** @description The steps of the gift. */
            steps: components["schemas"]["RecallStep"][];
        };
        /** @description The gift and its steps. */
        RecallTaskOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RecallTask"];
        };
        ClaimRecallTaskBody: {
            sn: components["schemas"]["RecallSn"];
            stepId: components["schemas"]["Code"];
        };
        /** @description The daily bonus from a total of deposits on. */
        ActivityTier: {
            depositTotal: components["schemas"]["PesoWon"];
            reward: components["schemas"]["Reward"];
        };
        /** @description A current activity, a page that opens in the in-app frame. */
        Activity: {
            id: components["schemas"]["Code"];
            /** @description Its heading, in the language of Accept-Language. */
            title: string;
            image: components["schemas"]["PictureUrl"];
            url: components["schemas"]["WebAddress"];
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            /** @description How the player gets the rewards, in the language of Accept-Language. */
            summary?: string;
            /** @description What it can give at once. */
            rewards?: components["schemas"]["Reward"][];
            /** @description Of a sign-up bonus, the days of daily bonus that need no deposit. */
            freeDays?: number;
            /** @description Of a sign-up bonus, the daily bonus by the total of deposits, lowest first. */
            tiers?: components["schemas"]["ActivityTier"][];
            /**
             * @description The badge counter that the activity belongs to.
             * @enum {string}
             */
            badge: "none" | "signUp" | "depositSign" | "task" | "inviteSpin" | "energy";
        };
        /** @description The activities, in display order. */
        ActivitiesOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Activity"][];
        };
        /**
         * @description A deposit method. Known methods are gcash and maya; an operator may add others.
         * @example gcash
         */
        RechargeMethodCode: string;
        /**
         * Format: peso
         * @description A fee in Philippine pesos with at most two decimals; 0 for none.
         */
        PesoFee: number;
        RechargeMethod: {
            code: components["schemas"]["RechargeMethodCode"];
            /** @description The method's name. */
            name: string;
            min: components["schemas"]["PesoPaid"];
            max: components["schemas"]["PesoPaid"];
            /** @description What the player pays beside the amount of a deposit; the whole amount is credited. The app says nothing of a fee if it is absent. If the quote's fee differs, the player confirms it first. */
            fee?: components["schemas"]["PesoFee"];
            /** @description Within how many minutes of the payment a deposit usually arrives. The app shows no time if it is absent. */
            arrivalMinutes?: number;
            /**
             * @description The daily turnover multiple of deposits by this method without a coupon: how many times a deposit must be played before it may be withdrawn. The app shows it before prepareRecharge; if the quote's terms differ, the player confirms them first.
             * @default 10
             */
            turnoverMultiple?: number;
        };
        /** @description The deposit methods, in display order. */
        RechargeMethodsOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RechargeMethod"][];
        };
        /** @description The suggested amounts for a method, and its limits for this player. */
        RechargeAmounts: {
            /** @description The suggested amounts, ascending. */
            list: components["schemas"]["PesoPaid"][];
            min: components["schemas"]["PesoPaid"];
            max: components["schemas"]["PesoPaid"];
        };
        /** @description The amounts to offer. */
        RechargeAmountsOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RechargeAmounts"];
        };
        /** @description A coupon's id. */
        CouponId: string;
        PrepareRechargeBody: {
            method: components["schemas"]["RechargeMethodCode"];
            amount: components["schemas"]["PesoPaid"];
            /** @description One of the banks that listRechargeBanks returns for the method; the operator chooses if none is given. */
            bank?: components["schemas"]["Code"];
            /** @description A usable coupon of the player, whose bonus is added when the deposit succeeds. */
            couponId?: components["schemas"]["CouponId"];
        };
        /** @description The number, which the player may copy for customer service. */
        OrderNo: string;
        /** @description A prepared deposit that is not created yet; the player owes nothing for it. */
        RechargeQuote: {
            orderNo: components["schemas"]["OrderNo"];
            method: components["schemas"]["RechargeMethodCode"];
            amount: components["schemas"]["PesoPaid"];
            /** @description What the coupon adds when the deposit succeeds; 0 without a coupon. */
            bonus: components["schemas"]["PesoWon"];
            /** @description How many times deposit and bonus must be played before they may be withdrawn. Without a coupon it is normally the method's multiple; the app shows another one to the player, who must confirm it before createRecharge. */
            turnoverMultiple?: number;
            /** @description What this deposit adds to surplus when it succeeds: (amount + bonus) x turnoverMultiple. It binds this deposit and its bonus only. */
            wageringAdded?: components["schemas"]["PesoWon"];
            /** @description What the player pays beside amount, normally the method's fee; another one the player must confirm before createRecharge. */
            fee?: components["schemas"]["PesoFee"];
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description The prepared deposit. */
        RechargeQuoteOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RechargeQuote"];
        };
        CreateRechargeBody: {
            orderNo: components["schemas"]["OrderNo"];
        };
        RechargeLaunch: {
            orderNo: components["schemas"]["OrderNo"];
            /**
             * Format: uri
             * @description The wallet's page, absolute, and for a frame on another host name than the app's, with a token for this deposit only. It may be opened again, on any device, until the deposit has succeeded, failed or timed out; then it shows the result. Paying twice credits once. In the frame, the app adds `lang` and `theme` to it (`x-query` in asyncapi/frames.yaml).
             */
            payUrl: string;
            /**
             * @description frame opens it in the app's frame, which the page closes by the message `close` of asyncapi/frames.yaml; browser opens it in a page of its own, which leads back to `/finance/return?order=` and the orderNo on the app's site: a page for anybody, with one button to the app. Nothing else that it adds to that address has an effect.
             * @enum {string}
             */
            openMode: "frame" | "browser";
        };
        /** @description Where to pay. */
        RechargeLaunchOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RechargeLaunch"];
        };
        /**
         * @description 0 pending, 1 success, 2 failed, 3 timeout.
         * @enum {integer}
         */
        RechargeStatus: 0 | 1 | 2 | 3;
        Recharge: {
            orderNo: components["schemas"]["OrderNo"];
            method: components["schemas"]["RechargeMethodCode"];
            amount: components["schemas"]["PesoPaid"];
            /** @description What the coupon adds, credited only when the deposit succeeds; 0 without a coupon. */
            bonus: components["schemas"]["PesoWon"];
            status: components["schemas"]["RechargeStatus"];
            /**
             * @description Why a deposit with status failed has failed. cancelled: the player gave the payment up, and nothing was charged. The app then says so without alarm, and follows the deposit on, because it may still succeed if the player has paid after all. Absent for any other reason, or if the server does not know.
             * @enum {string}
             */
            failReason?: "cancelled";
            /** @description When the deposit was created, not when it was prepared. */
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A page of deposits. */
        RechargePage: {
            /** @description The items of this page; empty after the last page. */
            list: components["schemas"]["Recharge"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of deposits, newest first. */
        RechargePageOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RechargePage"];
        };
        /** @description A bank or channel behind a method. */
        RechargeBank: {
            code: components["schemas"]["Code"];
            /** @description The bank's name. */
            name: string;
        };
        /** @description The selectable banks. */
        RechargeBanksOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RechargeBank"][];
        };
        /**
         * @description Whether a coupon may be used now.
         * @enum {string}
         */
        CouponState: "usable" | "used" | "expired";
        /** @description A bonus on a deposit. */
        Coupon: {
            id: components["schemas"]["CouponId"];
            /** @description The coupon's name in the language of Accept-Language. */
            name: string;
            /** @description The part of the deposit that is added, in percent, up to bonusMax; 0 if all of bonusMax is added. */
            bonusPercent: number;
            bonusMax: components["schemas"]["PesoWon"];
            minDeposit: components["schemas"]["PesoWon"];
            /** @description How many times deposit and bonus must be played before they may be withdrawn. */
            turnoverMultiple: number;
            /**
             * @description Whether the coupon is the offer for the player's first deposit. On that deposit an app shows it beside the deposit without it and preselects it, unless it would bind money that is free; an app preselects no other coupon.
             * @default false
             */
            isWelcome?: boolean;
            /**
             * @description Whether the coupon may be used now. A pending deposit makes its coupon used; a failed one makes it usable again.
             * @enum {string}
             */
            state: "usable" | "used" | "expired";
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description A page of coupons. */
        CouponPage: {
            /** @description The items of this page; empty after the last page. */
            list: components["schemas"]["Coupon"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of coupons. */
        CouponPageOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["CouponPage"];
        };
        /**
         * @description The wallet's provider. Known providers are gcash and maya; an operator may add others.
         * @example gcash
         */
        BankCode: string;
        /** @description How a bank is called. */
        BankName: {
            code: components["schemas"]["BankCode"];
            /**
             * @description The name to show.
             * @example GCash
             */
            name: string;
        };
        /**
         * Format: peso
         * @description An amount in Philippine pesos to withdraw, at least the minimum, at most two decimals.
         */
        PesoWithdrawn: number;
        /** @description The bound wallet, or none. */
        Wallet: {
            /** @description Whether a wallet is bound. */
            isBound: boolean;
            /** @description The wallet's provider; empty if none is bound. */
            bank: string;
            /** @description The holder's name, masked; empty if none is bound. */
            name: string;
            /** @description The account, masked; empty if none is bound. A withdrawal to it has the same text, by which the app knows it again. */
            account: string;
            /** @description The banks whose wallets may be bound. */
            choices: components["schemas"]["BankCode"][];
            /** @description The names of these banks and of the bound wallet's provider. An app shows the code of a bank without one. */
            names?: components["schemas"]["BankName"][];
            /** @description The least amount that may be withdrawn to the bound wallet; createWithdrawal refuses less as belowMinimum. Absent if it is the general minimum of createWithdrawal, or none is bound. */
            minWithdrawal?: components["schemas"]["PesoWithdrawn"];
            /** @description The fee of a withdrawal to the bound wallet, taken from its amount: the player receives the amount less the fee. Less than the minimum. The app says nothing of a fee if it is absent; createWithdrawal gets the fee that it showed. */
            withdrawalFee?: components["schemas"]["PesoFee"];
            /** @description Within how many minutes of its request a withdrawal to the bound wallet usually arrives. The app shows no time if it is absent. */
            withdrawalMinutes?: number;
        };
        /** @description The bound wallet, or none. */
        WalletOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Wallet"];
        };
        /** @description The holder's name, letters and single spaces, NFC, trimmed. The pattern needs a regular expression with the `u` flag, as JSON Schema recommends, because it names letters of all scripts. A tool that compiles patterns without the flag must set it. */
        WalletName: string;
        /** @description A GCash or Maya wallet; its account is its mobile number. */
        EWallet: {
            /**
             * @description The wallet's provider.
             * @enum {string}
             */
            bank: "gcash" | "maya";
            name: components["schemas"]["WalletName"];
            /** @description A 9 followed by nine digits. */
            account: string;
        };
        /** @description A wallet of another provider. */
        OtherWallet: {
            /** @description The wallet's provider; not gcash and not maya, whose accounts have a rule of their own. */
            bank: string;
            name: components["schemas"]["WalletName"];
            /** @description The account, at most 32 characters. */
            account: string;
        };
        /** @description The wallet to bind. Once bound it cannot be changed. */
        CreateWalletBody: components["schemas"]["EWallet"] | components["schemas"]["OtherWallet"];
        CreateWithdrawalBody: {
            amount: components["schemas"]["PesoWithdrawn"];
            /** @description The fee that the player confirmed: withdrawalFee of getWallet as the app showed it, absent if it showed none. If the withdrawal has another fee, the server refuses it as feeChanged, and charges no fee that the player did not see. Without this field the server decides, as before version 4.2.0; a server that does not know it ignores it. */
            fee?: components["schemas"]["PesoFee"];
            password: components["schemas"]["PasswordHash"];
        };
        /**
         * @description 0 pending, 1 reviewed, 2 success, 3 failed, 4 rejected, 5 exception, 6 processing.
         * @enum {integer}
         */
        WithdrawalStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        Withdrawal: {
            orderNo: components["schemas"]["OrderNo"];
            amount: components["schemas"]["PesoPaid"];
            /** @description The fee taken from amount: the player receives amount less fee. Nothing is taken from a withdrawal that fails or is rejected. The app says nothing of a fee if it is absent. */
            fee?: components["schemas"]["PesoFee"];
            bank: components["schemas"]["BankCode"];
            /**
             * @description The name of the bank to show; without it an app shows its code.
             * @example GCash
             */
            bankName?: string;
            /** @description The destination account, masked, with the same text as in getWallet. */
            account: string;
            status: components["schemas"]["WithdrawalStatus"];
            /** @description Why it was rejected or failed, or how to resolve an exception, in the language of Accept-Language; empty otherwise. */
            reason: string;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description The withdrawal. */
        WithdrawalOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Withdrawal"];
        };
        /** @description A page of withdrawals. */
        WithdrawalPage: {
            /** @description The items of this page; empty after the last page. */
            list: components["schemas"]["Withdrawal"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of withdrawals, newest first. */
        WithdrawalPageOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["WithdrawalPage"];
        };
        JournalType: {
            code: components["schemas"]["Code"];
            /** @description The type's name in the language of Accept-Language. */
            name: string;
        };
        /** @description The types of changes. */
        JournalTypesOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["JournalType"][];
        };
        /** @description One change of the balance. */
        JournalEntry: {
            id: components["schemas"]["Code"];
            type: components["schemas"]["Code"];
            amount: components["schemas"]["Peso"];
            /** @description The fee that a withdrawal's amount includes; absent if it includes none. */
            fee?: components["schemas"]["PesoFee"];
            balanceAfter: components["schemas"]["Peso"];
            /** @description The reason for the change, in the language of Accept-Language. */
            note: string;
            /** @description The number of the deposit, withdrawal or exchange; absent if there is none. */
            orderNo?: components["schemas"]["OrderNo"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A page of changes of the balance. */
        JournalPage: {
            /** @description The items of this page; empty after the last page. */
            list: components["schemas"]["JournalEntry"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of changes, newest first. */
        JournalPageOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["JournalPage"];
        };
        /** @description One of the goods that points buy. */
        Goods: {
            id: components["schemas"]["Code"];
            /** @description Its name in the language of Accept-Language. */
            name: string;
            /**
             * @description cash is added to the balance; goods are shipped.
             * @enum {string}
             */
            kind: "cash" | "goods";
            amount: components["schemas"]["PesoWon"];
            image: components["schemas"]["PictureUrl"];
            points: components["schemas"]["Points"];
            /** @description The stock. */
            stock: number;
        };
        ExchangeOrder: {
            orderNo: components["schemas"]["OrderNo"];
            goodsId: components["schemas"]["Code"];
            /** @description How many. */
            quantity: number;
            points: components["schemas"]["Points"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description The goods that points buy, and their stock. */
        Exchange: {
            points: components["schemas"]["Points"];
            /** @description The goods that points buy. */
            goods: components["schemas"]["Goods"][];
            /** @description The player's latest exchanges, newest first. They show the result and the number of an exchange whose response was lost. */
            orders: components["schemas"]["ExchangeOrder"][];
        };
        /** @description The goods that points buy. */
        ExchangeOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Exchange"];
        };
        CreateExchangeBody: {
            goodsId: components["schemas"]["Code"];
            /** @description How many. */
            quantity: number;
        };
        /** @description The exchange. */
        ExchangeOrderOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["ExchangeOrder"];
        };
        /** @description A type of letter; the operator names them, such as system, money and reward. */
        LetterTypeCode: string;
        /** @description A letter of the operator. The server sends one when it approves or rejects a player's identity documents, in a rejection with the reason, and announces it by the socket event inbox.unread, like every letter. By then getIdentity and getUser show the verdict. */
        Letter: {
            id: components["schemas"]["Code"];
            type: components["schemas"]["LetterTypeCode"];
            /** @description The letter's heading. Plain text, in the language of Accept-Language where the operator wrote it in both. */
            title: string;
            /** @description The letter. Plain text; line breaks count. */
            content: string;
            /** @description Whether the player has opened it. */
            read: boolean;
            createdAt: components["schemas"]["Instant"];
            /** @description The rewards attached; absent if there are none. */
            rewards?: components["schemas"]["Reward"][];
            /** @description Whether the player has claimed the attached rewards; present only with rewards. */
            claimed?: boolean;
        };
        /** @description A page of letters. */
        LetterPage: {
            /** @description The items of this page; empty after the last page. */
            list: components["schemas"]["Letter"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of letters, newest first. */
        LetterPageOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["LetterPage"];
        };
        LetterType: {
            code: components["schemas"]["LetterTypeCode"];
            /** @description The type's name in the language of Accept-Language. */
            name: string;
            /** @description Unread letters of the type. */
            unread: number;
        };
        /** @description The types of letters. */
        LetterTypesOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["LetterType"][];
        };
        /** @description A letter's id. */
        LetterId: string;
        ReadLetterBody: {
            id: components["schemas"]["LetterId"];
        };
        DeleteLettersBody: {
            /** @description The letters to delete. */
            ids: components["schemas"]["LetterId"][];
        };
        ClaimLetterBody: {
            id: components["schemas"]["LetterId"];
        };
        /** @description An organization that helps with gambling problems. */
        PlayHelp: {
            name: string;
            /** @description Whom it helps, and when it can be reached. */
            about?: string;
            url?: components["schemas"]["WebAddress"];
            /** @description A number to call. */
            phone?: string;
        };
        /** @description Paragraphs of plain text. */
        PlayTerms: string[];
        /** @description Help and terms of responsible play, as the operator has them. */
        PlayInfo: {
            /** @description Whom to ask for help. */
            help: components["schemas"]["PlayHelp"][];
            /** @description What happens during a break to balance, open bets and withdrawals that wait, a paragraph each. */
            breakTerms: components["schemas"]["PlayTerms"];
            /** @description What happens during an exclusion, a paragraph each. */
            exclusionTerms: components["schemas"]["PlayTerms"];
            /** @description Where the regulator takes requests for its national list of exclusion; empty for none. */
            exclusionUrl?: components["schemas"]["OptionalUrl"];
            /** @description The operator's address for questions about the funds of a person who may not play, such as an e-mail address; empty for customer service. */
            fundsContact: string;
        };
        /** @description Help and terms. */
        PlayInfoOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["PlayInfo"];
        };
        /**
         * @description What is limited. deposit: the amounts of deposits, without fee and bonus, from createRecharge on; one that fails or times out is given back. loss: stakes less winnings, 0 while the winnings are higher; stakes from bonus money and what they win count like all others, and the bonus itself does not. stake: the stakes. time: minutes of play: from each launch and round to the next one, five minutes of it if the next one comes later.
         * @enum {string}
         */
        PlayLimitKind: "deposit" | "loss" | "stake" | "time";
        /**
         * @description A day, a week from Monday or a month, in Manila.
         * @enum {string}
         */
        PlayLimitPeriod: "day" | "week" | "month";
        /** @description Minutes of play. */
        PlayLimitMinutes: number;
        /** @description Minutes of play that have passed, or are left. */
        PlayMinutes: number;
        /** @description A higher limit, or a removal, that waits. Removals have neither amount nor minutes. */
        PlayLimitChange: {
            amount?: components["schemas"]["PesoPaid"];
            minutes?: components["schemas"]["PlayLimitMinutes"];
            requestedAt: components["schemas"]["Instant"];
            /** @description When the player may confirm it, 24 hours after the request. */
            confirmableAt: components["schemas"]["Instant"];
            /** @description When it lapses if the player does not confirm it, seven days later. */
            lapsesAt: components["schemas"]["Instant"];
        };
        /** @description A limit that holds. Those of time have minutes, the others amounts. */
        PlayLimit: {
            kind: components["schemas"]["PlayLimitKind"];
            period: components["schemas"]["PlayLimitPeriod"];
            /** @description The limit. */
            amount?: components["schemas"]["PesoPaid"];
            /** @description What is used of it in the period that runs. It may be more than the limit, if that was lowered since. */
            used?: components["schemas"]["PesoWon"];
            /** @description The limit less what is used; 0 if that is more. */
            left?: components["schemas"]["PesoWon"];
            minutes?: components["schemas"]["PlayLimitMinutes"];
            usedMinutes?: components["schemas"]["PlayMinutes"];
            leftMinutes?: components["schemas"]["PlayMinutes"];
            /** @description When the period ends and what is used starts from 0. */
            endsAt: components["schemas"]["Instant"];
            change?: components["schemas"]["PlayLimitChange"];
        };
        /** @description The limits of the player. */
        PlayLimits: {
            /** @description One limit for each kind and period that has one. If several hold, the lowest of what is left counts. */
            limits: components["schemas"]["PlayLimit"][];
            /** @description Whether the app asks the player to set a limit, before a deposit: while no answer was given, and again six months after the last one. */
            ask: boolean;
        };
        /** @description The limits of the player. */
        PlayLimitsOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["PlayLimits"];
        };
        /** @description A limit of deposits, losses or stakes. */
        MoneyLimit: {
            /**
             * @description What is limited.
             * @enum {string}
             */
            kind: "deposit" | "loss" | "stake";
            /**
             * @description The period.
             * @enum {string}
             */
            period: "day" | "week" | "month";
            amount: components["schemas"]["PesoPaid"];
        };
        /** @description A limit of the time of play. */
        TimeLimit: {
            /**
             * @description Time of play.
             * @enum {string}
             */
            kind: "time";
            /**
             * @description The period.
             * @enum {string}
             */
            period: "day" | "week" | "month";
            minutes: components["schemas"]["PlayLimitMinutes"];
        };
        /** @description A limit of an amount or of minutes. */
        SetPlayLimitBody: components["schemas"]["MoneyLimit"] | components["schemas"]["TimeLimit"];
        /** @description Which limit. */
        PlayLimitKey: {
            /**
             * @description What is limited.
             * @enum {string}
             */
            kind: "deposit" | "loss" | "stake" | "time";
            /**
             * @description The period.
             * @enum {string}
             */
            period: "day" | "week" | "month";
        };
        TakeBreakBody: {
            /** @description How long the break lasts. */
            hours: number;
            /** @description Whether it holds for other accounts on this device, too. */
            thisDevice: boolean;
            /** @description The login password. */
            password: components["schemas"]["PasswordHash"];
        };
        ExcludePlayerBody: {
            /**
             * @description How long the exclusion lasts.
             * @enum {integer}
             */
            months: 6 | 12 | 60;
            /** @description The login password. */
            password: components["schemas"]["PasswordHash"];
        };
        /** @description A session of play: it begins with a launch or a round, and ends 15 minutes after the last one, or with a break. Without one all numbers are 0. */
        PlaySession: {
            /** @description When it began; absent without a session. */
            startedAt?: components["schemas"]["Instant"];
            /** @description Whole minutes since it began. */
            minutes: components["schemas"]["PlayMinutes"];
            /** @description The stakes of its rounds. */
            staked: components["schemas"]["PesoWon"];
            /** @description What its rounds paid out. */
            won: components["schemas"]["PesoWon"];
            /** @description won less staked; negative for a loss. */
            net: components["schemas"]["Peso"];
            /**
             * @description Minutes of play between two reality checks.
             * @default 30
             * @enum {integer}
             */
            reminderMinutes: 15 | 30 | 45 | 60;
            /** @description When the next reality check is due; 0 if it is due now and not answered. Absent without a session. The socket's `session.reminder` says it as well. */
            dueInSeconds?: number;
        };
        /** @description The session of play. */
        PlaySessionOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["PlaySession"];
        };
        RealityCheckAnswerBody: {
            /**
             * @description Which button the player pressed. takeBreak leads to the form of a break and begins none by itself.
             * @enum {string}
             */
            answer: "keepPlaying" | "takeBreak" | "seeActivity";
        };
        SetRealityCheckBody: {
            /**
             * @description Minutes of play between two reality checks.
             * @enum {integer}
             */
            minutes: 15 | 30 | 45 | 60;
        };
        /** @description Sums of a time. */
        StatementSums: {
            /** @description Deposits that succeeded, without fee and bonus, by the time of their success. */
            deposits: components["schemas"]["PesoWon"];
            /** @description Withdrawals that succeeded, with their fee, by the time of their success. */
            withdrawals: components["schemas"]["PesoWon"];
            /** @description Bonuses and cash rewards that were credited. */
            bonus: components["schemas"]["PesoWon"];
            /** @description The stakes of the rounds. */
            staked: components["schemas"]["PesoWon"];
            /** @description What the rounds paid out. */
            won: components["schemas"]["PesoWon"];
            /** @description won less staked; negative for a loss. */
            net: components["schemas"]["Peso"];
            /** @description Time of play, counted as the limit of time counts it. */
            minutes: components["schemas"]["PlayMinutes"];
        };
        /** @description A month of the statement. */
        StatementMonth: {
            /**
             * @description The month.
             * @example 2026-11
             */
            month: string;
            sums: components["schemas"]["StatementSums"];
        };
        /** @description A year of play. */
        PlayStatement: {
            /** @description The year. */
            year: number;
            /** @description The day of registration, before which there is nothing. */
            since: components["schemas"]["Day"];
            /** @description The months of the year from registration to now, the earliest at the start. */
            months: components["schemas"]["StatementMonth"][];
            /** @description The sums of the months. */
            total: components["schemas"]["StatementSums"];
        };
        /** @description A year of play. */
        PlayStatementOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["PlayStatement"];
        };
    };
    responses: {
        /** @description The infrastructure could not read the request. The app shows "Request error". */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The infrastructure refused the caller. The app shows "Request error". An invalid session is code 20002, not this status. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request came from a foreign Origin, and was not carried out. The app shows "Request error". */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The infrastructure does not know the address. The app shows "Request address error". */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The infrastructure timed out before it passed the request on. The app shows "Request timeout". A browser may repeat a request that a reused connection answers with 408, also a POST: never answer so once a write can have had an effect. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is larger than the infrastructure accepts. The app shows "Request error". */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The server failed. The app shows "Server error!". */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The infrastructure does not support the request. The app shows "Service Unavailable!". */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The gateway got an invalid answer. The app shows "Bad gateway!". */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The service is down for maintenance or overloaded. The app shows "Service Unavailable!". */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The gateway timed out. The app shows "Gateway timeout!". */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The HTTP version is not supported. The app shows "HTTP is not supported". */
        HttpVersionNotSupported: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
         * @example en-US
         */
        AcceptLanguage: string;
        /**
         * @description The app's version label. The app always sends it.
         * @example 1.0.3
         */
        Version: string;
        /**
         * @description The installed version, a whole number; empty if unknown. The app always sends it.
         * @example 104
         */
        VersionCode: string;
        /**
         * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
         * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
         */
        DeviceId: string;
        /**
         * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
         * @example H5
         */
        RequestFrom: "APP_H5" | "H5";
        /**
         * @description Whether the caller is logged in. The flag once selected the open variant; the app sends false with the menu.
         * @example false
         */
        HasLogin: boolean;
        /**
         * @description Only games of this type; all types if omitted.
         * @example slot
         */
        GameTypeQuery: components["schemas"]["GameTypeCode"];
        /**
         * @description Only games of this provider; all if omitted.
         * @example bituin
         */
        ManufQuery: components["schemas"]["Code"];
        /**
         * @description The order of the games; popular if omitted.
         * @example newest
         */
        GameSort: components["schemas"]["GameSort"];
        /**
         * @description The page, from 1.
         * @example 1
         */
        PageNum: number;
        /**
         * @description The number of items in a page.
         * @example 20
         */
        PageSize: number;
        /**
         * @description From the start of this Manila day.
         * @example 2026-11-01
         */
        FromDay: components["schemas"]["Day"];
        /**
         * @description Up to the end of this Manila day.
         * @example 2026-11-20
         */
        ToDay: components["schemas"]["Day"];
        /**
         * @description One key for each intent of the player, 128 random bits. It belongs to one player and one operation. The server keeps it for at least 24 hours from the receipt of the first request.
         *
         *     A key stores only a success. A repeated request with the same content answers as the first success did and does nothing more. A refused request may be sent again with its key and is judged anew. The same key with another amount, order, goods or destination answers idempotencyKeyReused; the transaction password is not compared. A request that comes while an earlier one with its key is running answers requestInProgress, or waits and answers as that one did; at most one of them is carried out.
         *
         *     Browsers and proxies may send a POST a second time by themselves; only the key keeps that from moving money twice.
         * @example 0b9e8b6c-7d41-4d5e-8f6a-1c2d3e4f5a6b
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description No cache stores a player's data: neither a shared phone's disk nor a proxy. A cached history would also hide a withdrawal that was just made.
         * @example no-store
         */
        NoStore: string;
        /**
         * @description The session, as the cookie `tumpak_session`, with a new value for each login and registration. HttpOnly, SameSite=Lax, Path=/, and Secure on https. The same cookie admits the socket. A server sets no Max-Age below 86400, the time for which the app remembers its player, and ends a session that has not been used for 30 days.
         * @example tumpak_session=opaque; HttpOnly; SameSite=Lax; Path=/
         */
        SessionCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loginUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    logoutUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NothingOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getBadges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgesOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getRegistrationRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationRuleBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationRuleOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    sendBindOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendBindOtpBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpSentOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    bindPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindPhoneBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    sendLoginPasswordOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendLoginPasswordOtpBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpSentOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    resetLoginPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetLoginPasswordBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NothingOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    changeLoginPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeLoginPasswordBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NothingOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    setTradePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetTradePasswordBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NothingOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    sendTradePasswordOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpSentOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    resetTradePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetTradePasswordBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NothingOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    bindInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path: {
                /**
                 * @description The friend's invitation code, in upper case; the server ignores case.
                 * @example PAROL1
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountriesOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getShare: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebAddressOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getFollow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebAddressOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listAvatars: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvatarsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getIdentityOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityOptionsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    saveIdentityBase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveIdentityBaseBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadImageBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    saveIdentityPapers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveIdentityPapersBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getIdentity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getAppVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppVersionOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listFaqs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getFbEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FbEventNewsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listGameTypes: {
        parameters: {
            query?: {
                /**
                 * @description Whether the caller is logged in. The flag once selected the open variant; the app sends false with the menu.
                 * @example false
                 */
                hasLogin?: components["parameters"]["HasLogin"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameTypesOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listManufacturers: {
        parameters: {
            query?: {
                /**
                 * @description Only games of this type; all types if omitted.
                 * @example slot
                 */
                type?: components["parameters"]["GameTypeQuery"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManufacturersOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /**
                 * @description Only games of this type; all types if omitted.
                 * @example slot
                 */
                type?: components["parameters"]["GameTypeQuery"];
                /**
                 * @description Only games of this provider; all if omitted.
                 * @example bituin
                 */
                manuf?: components["parameters"]["ManufQuery"];
                /**
                 * @description The order of the games; popular if omitted.
                 * @example newest
                 */
                sort?: components["parameters"]["GameSort"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listHotGames: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listOpenGameTypes: {
        parameters: {
            query?: {
                /**
                 * @description Whether the caller is logged in. The flag once selected the open variant; the app sends false with the menu.
                 * @example false
                 */
                hasLogin?: components["parameters"]["HasLogin"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameTypesOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listOpenManufacturers: {
        parameters: {
            query?: {
                /**
                 * @description Only games of this type; all types if omitted.
                 * @example slot
                 */
                type?: components["parameters"]["GameTypeQuery"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManufacturersOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listOpenGames: {
        parameters: {
            query?: {
                /**
                 * @description Only games of this type; all types if omitted.
                 * @example slot
                 */
                type?: components["parameters"]["GameTypeQuery"];
                /**
                 * @description Only games of this provider; all if omitted.
                 * @example bituin
                 */
                manuf?: components["parameters"]["ManufQuery"];
                /**
                 * @description The order of the games; popular if omitted.
                 * @example newest
                 */
                sort?: components["parameters"]["GameSort"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listOpenHotGames: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listBanners: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannersOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    launchGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchGameBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameLaunchOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listGameRecords: {
        parameters: {
            query?: {
                /**
                 * @description Only games of this provider; all if omitted.
                 * @example bituin
                 */
                manuf?: components["parameters"]["ManufQuery"];
                /**
                 * @description Only rounds of this game; all if omitted.
                 * @example slot-001
                 */
                gameId?: components["schemas"]["GameId"];
                /**
                 * @description From the start of this Manila day.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Up to the end of this Manila day.
                 * @example 2026-11-20
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path: {
                /**
                 * @description The type of game; hot means all types.
                 * @example slot
                 */
                type: components["schemas"]["GameTypeCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRecordPageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listLiveGames: {
        parameters: {
            query?: {
                /**
                 * @description Only games of this type; all types if omitted.
                 * @example slot
                 */
                type?: components["parameters"]["GameTypeQuery"];
                /**
                 * @description Only games of this provider; all if omitted.
                 * @example bituin
                 */
                manuf?: components["parameters"]["ManufQuery"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listOpenLiveGames: {
        parameters: {
            query?: {
                /**
                 * @description Only games of this type; all types if omitted.
                 * @example slot
                 */
                type?: components["parameters"]["GameTypeQuery"];
                /**
                 * @description Only games of this provider; all if omitted.
                 * @example bituin
                 */
                manuf?: components["parameters"]["ManufQuery"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    searchOpenGames: {
        parameters: {
            query: {
                /**
                 * @description The search words.
                 * @example parol
                 */
                keyword: components["schemas"]["Keyword"];
                /**
                 * @description Only games of this type; all types if omitted.
                 * @example slot
                 */
                type?: components["parameters"]["GameTypeQuery"];
                /**
                 * @description Only games of this provider; all if omitted.
                 * @example bituin
                 */
                manuf?: components["parameters"]["ManufQuery"];
                /**
                 * @description The order of the games; popular if omitted.
                 * @example newest
                 */
                sort?: components["parameters"]["GameSort"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getSearchDiscovery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchDiscoveryOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listGameMessages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameMessagesOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NothingOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NothingOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listFavourites: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getGameHelp: {
        parameters: {
            query: {
                /**
                 * @description The game.
                 * @example slot-001
                 */
                gameId: components["schemas"]["GameId"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameHelpOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getVip: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VipOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    claimVipDaily: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    claimVipRebate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    claimVipMonthly: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getFriendCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendCardOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listFriendRewards: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendRewardPageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    claimFriendDeposit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    claimFriendTurnover: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getInviteRanking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteRankingOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    claimInviteRanking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    redeemCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemCodeBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getRecallTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path: {
                /**
                 * @description The gift's number.
                 * @example RG-0001
                 */
                sn: components["schemas"]["RecallSn"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallTaskOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    claimRecallTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRecallTaskBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listActivities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivitiesOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listRechargeMethods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeMethodsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listRechargeAmounts: {
        parameters: {
            query: {
                /**
                 * @description The chosen method.
                 * @example gcash
                 */
                method: components["schemas"]["RechargeMethodCode"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeAmountsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    prepareRecharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareRechargeBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeQuoteOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    createRecharge: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
                /**
                 * @description One key for each intent of the player, 128 random bits. It belongs to one player and one operation. The server keeps it for at least 24 hours from the receipt of the first request.
                 *
                 *     A key stores only a success. A repeated request with the same content answers as the first success did and does nothing more. A refused request may be sent again with its key and is judged anew. The same key with another amount, order, goods or destination answers idempotencyKeyReused; the transaction password is not compared. A request that comes while an earlier one with its key is running answers requestInProgress, or waits and answers as that one did; at most one of them is carried out.
                 *
                 *     Browsers and proxies may send a POST a second time by themselves; only the key keeps that from moving money twice.
                 * @example 0b9e8b6c-7d41-4d5e-8f6a-1c2d3e4f5a6b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRechargeBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeLaunchOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listRecharges: {
        parameters: {
            query?: {
                /**
                 * @description Only the deposit with this number.
                 * @example D202611200001
                 */
                orderNo?: components["schemas"]["OrderNo"];
                /**
                 * @description Only deposits in this status.
                 * @example 1
                 */
                status?: components["schemas"]["RechargeStatus"];
                /**
                 * @description From the start of this Manila day.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Up to the end of this Manila day.
                 * @example 2026-11-20
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listRechargeBanks: {
        parameters: {
            query: {
                /**
                 * @description The chosen method.
                 * @example gcash
                 */
                method: components["schemas"]["RechargeMethodCode"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeBanksOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /**
                 * @description Only coupons in this state.
                 * @example usable
                 */
                state?: components["schemas"]["CouponState"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponPageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    bindWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWalletBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
                /**
                 * @description One key for each intent of the player, 128 random bits. It belongs to one player and one operation. The server keeps it for at least 24 hours from the receipt of the first request.
                 *
                 *     A key stores only a success. A repeated request with the same content answers as the first success did and does nothing more. A refused request may be sent again with its key and is judged anew. The same key with another amount, order, goods or destination answers idempotencyKeyReused; the transaction password is not compared. A request that comes while an earlier one with its key is running answers requestInProgress, or waits and answers as that one did; at most one of them is carried out.
                 *
                 *     Browsers and proxies may send a POST a second time by themselves; only the key keeps that from moving money twice.
                 * @example 0b9e8b6c-7d41-4d5e-8f6a-1c2d3e4f5a6b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWithdrawalBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description Only the withdrawal with this number.
                 * @example W202611200001
                 */
                orderNo?: components["schemas"]["OrderNo"];
                /**
                 * @description Only withdrawals in this status.
                 * @example 2
                 */
                status?: components["schemas"]["WithdrawalStatus"];
                /**
                 * @description From the start of this Manila day.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Up to the end of this Manila day.
                 * @example 2026-11-20
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalPageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listJournalTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalTypesOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listJournal: {
        parameters: {
            query?: {
                /**
                 * @description Only changes of this type.
                 * @example win
                 */
                type?: components["schemas"]["Code"];
                /**
                 * @description From the start of this Manila day.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Up to the end of this Manila day.
                 * @example 2026-11-20
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalPageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getExchange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    createExchange: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
                /**
                 * @description One key for each intent of the player, 128 random bits. It belongs to one player and one operation. The server keeps it for at least 24 hours from the receipt of the first request.
                 *
                 *     A key stores only a success. A repeated request with the same content answers as the first success did and does nothing more. A refused request may be sent again with its key and is judged anew. The same key with another amount, order, goods or destination answers idempotencyKeyReused; the transaction password is not compared. A request that comes while an earlier one with its key is running answers requestInProgress, or waits and answers as that one did; at most one of them is carried out.
                 *
                 *     Browsers and proxies may send a POST a second time by themselves; only the key keeps that from moving money twice.
                 * @example 0b9e8b6c-7d41-4d5e-8f6a-1c2d3e4f5a6b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExchangeBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeOrderOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listLetters: {
        parameters: {
            query?: {
                /**
                 * @description Only letters of this type.
                 * @example reward
                 */
                type?: components["schemas"]["LetterTypeCode"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description The number of items in a page.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterPageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listLetterTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterTypesOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    readLetter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadLetterBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NothingOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    deleteLetters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteLettersBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NothingOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    claimLetter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimLetterBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getPlayInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayInfoOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listPlayLimits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimitsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    setPlayLimit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPlayLimitBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimitsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    removePlayLimit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayLimitKey"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimitsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    confirmPlayLimit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayLimitKey"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimitsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    withdrawPlayLimitChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayLimitKey"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimitsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    postponePlayLimits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimitsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    takeBreak: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBreakBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    excludePlayer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExcludePlayerBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getPlaySession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaySessionOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    answerRealityCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealityCheckAnswerBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaySessionOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    setRealityCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetRealityCheckBody"];
            };
        };
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaySessionOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getPlayStatement: {
        parameters: {
            query?: {
                /**
                 * @description The year; the current one if omitted.
                 * @example 2026
                 */
                year?: number;
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server returns. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty if unknown. The app always sends it.
                 * @example 104
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app generates once for each device. A login from another device ends the older session; one from the same device need not. The app always sends it: requests without it count as one device of their own.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope of success or failure. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayStatementOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
}
