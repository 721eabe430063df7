-- outside a transaction
ALTER TABLE "contact_messages" VALIDATE CONSTRAINT "contact_messages_kind";
