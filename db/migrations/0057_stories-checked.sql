-- outside a transaction
ALTER TABLE "consents" VALIDATE CONSTRAINT "consents_purpose";