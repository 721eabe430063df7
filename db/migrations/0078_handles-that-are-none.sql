-- An address of a post, a video or 'Compartir' was once taken for an account, called by the network's own word: 'facebook.com/share'. It
-- led nowhere, the form refuses it now, and two foundations with it would pass for one. Words of lib/foundations/links.ts.
UPDATE "foundations" SET "instagram" = NULL
WHERE "instagram" ~* '^(about|accounts|ar|channel|challenge|developer|direct|emails|explore|guides?|legal|locations|p|press|reels?|s|sem|share|stories|terms|tv|web|_u)$';
--> statement-breakpoint
UPDATE "foundations" SET "facebook" = NULL
WHERE "facebook" ~* '^(\w+\.php|bookmarks|business|dialog|donate|events?|fundraisers?|gaming|groups?|hashtag|help|legal|live|login|marketplace|me|media|messages|notes|p|pages|people|pg|photos?|places|plugins|policies|privacy|public|reels?|search|settings|share|sharer|stories|story|videos?|watch)$';
--> statement-breakpoint
UPDATE "foundations" SET "tiktok" = NULL
WHERE "tiktok" ~* '^(about|business|channel|creators|discover|embed|explore|following|foryou|friends|legal|live|login|messages|music|place|search|share|signup|t|tag|trending|upload|v|video)$';
