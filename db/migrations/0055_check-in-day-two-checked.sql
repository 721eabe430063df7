-- outside a transaction
ALTER TABLE "adoption_check_ins" VALIDATE CONSTRAINT "adoption_check_ins_day";